# What an installation holds: one component, which is also what the packages hold. (CUDA's library, in cuda/, is another.)
include(GNUInstallDirs)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME rowkeeper)
set(desktop_id io.github.rowkeeper.Rowkeeper)  # as in the window's setDesktopFileName(): by it a desktop finds the window's icon

# install_program(<name>): with its manual, compressed as man and Debian like it, and what shells complete behind its name.
if(EXISTS /etc/debian_version)
  set(zsh_completions ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
else()
  set(zsh_completions ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
endif()
function(install_program name)
  install(TARGETS ${name} DESTINATION ${CMAKE_INSTALL_BINDIR})
  set(manual ${PROJECT_SOURCE_DIR}/packaging/man/${name}.1)
  set(compressed ${PROJECT_BINARY_DIR}/man/${name}.1.gz)
  add_custom_command(OUTPUT ${compressed} COMMAND gzip -9nc ${manual} > ${compressed} DEPENDS ${manual} VERBATIM)
  add_custom_target(${name}-manual ALL DEPENDS ${compressed})
  install(FILES ${compressed} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES packaging/completions/bash/${name} DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(FILES packaging/completions/fish/${name}.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
  install(FILES packaging/completions/zsh/_${name} DESTINATION ${zsh_completions})
endfunction()
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/man)

install_program(rowkeeper-cli)
# What the programs look for there; lessons, prompts and icons are in the window itself, and how the models were made is in the source.
install(
  DIRECTORY assets/models
  DESTINATION ${CMAKE_INSTALL_DATADIR}/rowkeeper
  PATTERN "*.py" EXCLUDE
  PATTERN __pycache__ EXCLUDE)
install(FILES assets/known-models.json assets/presets.json DESTINATION ${CMAKE_INSTALL_DATADIR}/rowkeeper)
install(FILES packaging/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

if(ROWKEEPER_GUI)
  install_program(rowkeeper)
  install(FILES packaging/${desktop_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES packaging/${desktop_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES packaging/${desktop_id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${desktop_id}.xml)
  install(FILES assets/icons/rowkeeper.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME ${desktop_id}.svg)
endif()
