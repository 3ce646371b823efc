#!/usr/bin/env bash
# Qt's core library as Debian has it, compiled for the thread sanitizer: qt_for_threads.sh FOLDER makes FOLDER/lib/libQt6Core.so.6.
# Debian's own is not, so the sanitizer sees neither its locks nor its queue of events, and calls every queued call a race.
set -euo pipefail
folder=$(mkdir -p "$1" && cd "$1" && pwd)
[ -e "$folder/lib/libQt6Core.so.6" ] && exit
. "$(dirname "${BASH_SOURCE[0]}")/../packages/debian_root.sh"

# Lists of its own: the machine's may know no sources.
mkdir -p "$folder/apt/partial"
debian_sources | sed 's/^deb /deb-src /' >"$folder/sources.list"
own_lists=(-o Dir::Etc::SourceList="$folder/sources.list" -o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists="$folder/apt")
apt-get "${own_lists[@]}" update -qq
(cd "$folder" && apt-get "${own_lists[@]}" source --download-only -qq qt6-base)
rm -rf "$folder/source"
dpkg-source --no-check -x "$folder"/qt6-base_*.dsc "$folder/source" >/dev/null

# What the other libraries of Debian's Qt expect of it is in, and nothing else.
cmake -S "$folder/source" -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=RelWithDebInfo "-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 -g1 -DNDEBUG" \
  -DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache -DFEATURE_sanitizer=ON -DFEATURE_sanitize_thread=ON \
  -DFEATURE_glib=ON -DFEATURE_zstd=ON -DFEATURE_gui=OFF -DFEATURE_widgets=OFF -DFEATURE_network=OFF -DFEATURE_sql=OFF -DFEATURE_dbus=OFF \
  -DFEATURE_xml=OFF -DFEATURE_concurrent=OFF -DFEATURE_testlib=OFF -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF >"$folder/configure.log"
cmake --build "$folder" --target Core >"$folder/build.log" || { tail -30 "$folder/build.log" >&2; exit 1; }
