# `cpack` in the build folder: a Debian package and an archive, in packages/, and AppDir, of which appimagetool makes an AppImage.
# All hold the component rowkeeper only: packages leave out the library for CUDA, NVIDIA's licence and the GPL of Qt Charts being
# what they are.
set(CPACK_GENERATOR DEB TGZ External)
set(CPACK_INSTALL_CMAKE_PROJECTS "${PROJECT_BINARY_DIR};${PROJECT_NAME};rowkeeper;/")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_PACKAGE_NAME rowkeeper)
set(CPACK_PACKAGE_VENDOR "The Rowkeeper authors")
set(CPACK_PACKAGE_CONTACT ${CPACK_PACKAGE_VENDOR})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "see, time and understand the KV cache of a real GPT-2")
set(CPACK_PACKAGE_DESCRIPTION
    "Rowkeeper runs a language model (a real GPT-2) and shows its KV cache at work:
it runs the same text with the cache and without, times both, counts what was
computed, and proves that the results agree to the last bit. Nine lessons
explain what is seen. A small model comes with it, so it runs offline.

The package has a desktop program, rowkeeper, and one for the command line,
rowkeeper-cli.")
string(TOLOWER ${CMAKE_SYSTEM_NAME} packaged_system)
set(CPACK_PACKAGE_FILE_NAME rowkeeper-${PROJECT_VERSION}-${packaged_system}-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# What no program is linked with: Qt's own dialogs in other languages.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "hicolor-icon-theme, qt6-translations-l10n")
# Text in any script, Wayland, downloads, and --backend openblas.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "ca-certificates, fonts-noto-cjk, fonts-noto-core, libopenblas0, qt6-wayland")

set(CPACK_EXTERNAL_ENABLE_STAGING ON)
set(CPACK_EXTERNAL_PACKAGE_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/appdir.cmake)
include(CPack)
