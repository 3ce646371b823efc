#!/usr/bin/env python3
"""Makes an AppDir, the folder that appimagetool turns into an AppImage, of what was installed: with the libraries and plug-ins
that it needs, but for those that belong to every Linux desktop.

Usage: appdir.py INSTALLED APPDIR
"""

import glob
import os
import re
import shutil
import subprocess
import sys

ID = "io.github.rowkeeper.Rowkeeper"
HERE = os.path.dirname(os.path.abspath(__file__))

# Not taken along, as on AppImage's own list of exclusions: the C and C++ libraries, what belongs to the graphics driver, and what
# must be as old or as new as the system's fonts and servers.
LEFT_TO_THE_SYSTEM = set(
    """ld-linux-x86-64.so.2 libc.so.6 libdl.so.2 libm.so.6 libmvec.so.1 libpthread.so.0 libresolv.so.2 librt.so.1 libutil.so.1
    libstdc++.so.6 libgcc_s.so.1
    libGL.so.1 libEGL.so.1 libGLX.so.0 libGLdispatch.so.0 libOpenGL.so.0 libdrm.so.2 libgbm.so.1 libglapi.so.0
    libX11.so.6 libX11-xcb.so.1 libxcb.so.1 libxcb-dri2.so.0 libxcb-dri3.so.0 libICE.so.6 libSM.so.6 libwayland-client.so.0
    libfontconfig.so.1 libfreetype.so.6 libharfbuzz.so.0 libfribidi.so.0
    libcom_err.so.2 libexpat.so.1 libgmp.so.10 libgpg-error.so.0 libuuid.so.1 libz.so.1""".split()
)
PLUGINS = (
    "iconengines/libqsvgicon.so",
    "imageformats/libqsvg.so",
    "platforminputcontexts/*.so",
    "platforms/libqoffscreen.so",
    "platforms/libqwayland-*.so",
    "platforms/libqxcb.so",
    "wayland-decoration-client/*.so",
    "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    "wayland-shell-integration/libxdg-shell.so",
    "xcbglintegrations/*.so",
)
QT_CONF = "[Paths]\nPrefix = ..\nPlugins = lib/qt6/plugins\nTranslations = share/qt6/translations\n"


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def qt_folder(name):
    return output("qtpaths6", "--query", name).strip()


def install(source, folder):
    os.makedirs(folder, exist_ok=True)
    return shutil.copy(source, folder)


def install_plugins(usr):
    """The copies, by where they came from."""
    root = qt_folder("QT_INSTALL_PLUGINS")
    copies = {}
    for pattern in PLUGINS:
        found = glob.glob(os.path.join(root, pattern))
        if not found:
            sys.exit(f"Qt's plug-in {pattern} is not installed in {root}")
        for path in found:
            copies[path] = install(path, os.path.join(usr, "lib/qt6/plugins", os.path.dirname(os.path.relpath(path, root))))
    return copies


def needed_libraries(files):
    """Where each library lies that the files need, and the libraries that these need, by its name."""
    places = {}
    for line in output("ldd", *files).splitlines():
        if "not found" in line:
            sys.exit(f"a library is not installed: {line.strip()}")
        if match := re.match(r"\s+(\S+) => (/\S+)", line):
            places[match[1]] = match[2]
    # ldd also tells what the system's own libraries need: that is not ours to bring.
    found = {}
    to_read = list(files)
    while to_read:
        for name in output("patchelf", "--print-needed", to_read.pop()).split():
            if name not in found and name not in LEFT_TO_THE_SYSTEM:
                found[name] = places[name]
                to_read.append(places[name])
    return found


def install_licences(files, usr):
    """What Debian says of the packages that the files came from, and the licences that this names."""
    # dpkg may know a file of /usr/lib as one of /lib.
    patterns = ["*" + os.path.realpath(path).removeprefix("/usr") for path in files]
    for package in {line.split(":")[0] for line in output("dpkg-query", "-S", *patterns).splitlines()}:
        install(os.path.join("/usr/share/doc", package, "copyright"), os.path.join(usr, "share/doc", package))
    shutil.copytree("/usr/share/common-licenses", os.path.join(usr, "share/common-licenses"), dirs_exist_ok=True)


def set_library_folder(path, lib):
    subprocess.run(["patchelf", "--set-rpath", os.path.join("$ORIGIN", os.path.relpath(lib, os.path.dirname(path))), path], check=True)


def add_top(appdir):
    shutil.copy(os.path.join(HERE, "AppRun"), appdir)
    shutil.copy(os.path.join(appdir, "usr/share/applications", ID + ".desktop"), appdir)
    shutil.copy(os.path.join(appdir, "usr/share/icons/hicolor/scalable/apps", ID + ".svg"), appdir)
    os.symlink(ID + ".svg", os.path.join(appdir, ".DirIcon"))


def main(installed, appdir):
    shutil.rmtree(appdir, ignore_errors=True)
    usr = os.path.join(appdir, "usr")
    shutil.copytree(installed, usr)
    lib = os.path.join(usr, "lib")
    programs = glob.glob(os.path.join(usr, "bin", "*"))
    plugins = install_plugins(usr)
    libraries = needed_libraries([*programs, *plugins])
    for name, path in libraries.items():
        shutil.copy(path, os.path.join(lib, name))
    for path in [*programs, *plugins.values(), *[os.path.join(lib, name) for name in libraries]]:
        set_library_folder(path, lib)
    for path in glob.glob(os.path.join(qt_folder("QT_INSTALL_TRANSLATIONS"), "qtbase_*.qm")):
        install(path, os.path.join(usr, "share/qt6/translations"))
    with open(os.path.join(usr, "bin/qt.conf"), "w", encoding="utf-8") as file:
        file.write(QT_CONF)
    install_licences([*plugins, *libraries.values()], usr)
    add_top(appdir)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
