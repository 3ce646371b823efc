# Read by cpack: makes AppDir in the build folder, of the installation that was staged for it.
cmake_path(GET CPACK_PACKAGE_DIRECTORY PARENT_PATH build)
execute_process(COMMAND python3 ${CMAKE_CURRENT_LIST_DIR}/../packaging/appdir.py ${CPACK_TEMPORARY_DIRECTORY} ${build}/AppDir COMMAND_ERROR_IS_FATAL ANY)
