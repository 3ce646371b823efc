# What an installation holds: one component, which is also what the packages hold. (CUDA's library, in cuda/, is another.)
include(GNUInstallDirs)
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME rowkeeper)
set(id io.github.rowkeeper.Rowkeeper)  # as in the window's setDesktopFileName(): by it a desktop finds the window's icon

install(TARGETS rowkeeper-cli DESTINATION ${CMAKE_INSTALL_BINDIR})
# Icons are in the window already, and how the models were made is in the source.
install(
  DIRECTORY assets/
  DESTINATION ${CMAKE_INSTALL_DATADIR}/rowkeeper
  PATTERN icons EXCLUDE
  PATTERN "*.py" EXCLUDE
  PATTERN __pycache__ EXCLUDE)
install(FILES packaging/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})

if(ROWKEEPER_GUI)
  install(TARGETS rowkeeper DESTINATION ${CMAKE_INSTALL_BINDIR})
  install(FILES packaging/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES packaging/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES packaging/${id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${id}.xml)
  install(FILES assets/icons/rowkeeper.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps RENAME ${id}.svg)
endif()
