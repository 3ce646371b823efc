# Headers that many files read, for target_precompile_headers(): most of a build's time is their parsing. Named as the system's
# headers are, never by a path, so that ccache finds what another checkout compiled. They hide a missing #include; the presets
# debug and clang, which do without them, show it. A target that reuses another's must define all macros that the other does.
set(ROWKEEPER_STD_HEADERS
    <algorithm>
    <array>
    <cmath>
    <cstdint>
    <filesystem>
    <functional>
    <limits>
    <map>
    <memory>
    <optional>
    <random>
    <span>
    <string>
    <string_view>
    <utility>
    <vector>
    <tl/expected.hpp>)
set(ROWKEEPER_QT_HEADERS
    <QApplication>
    <QComboBox>
    <QHBoxLayout>
    <QKeyEvent>
    <QLabel>
    <QLocale>
    <QMenu>
    <QPainter>
    <QPushButton>
    <QTimer>
    <QToolButton>
    <QWidget>)

# The compilers must write them so that ccache can tell one from another by its content.
add_compile_options("$<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fpch-preprocess>"
                    "$<$<COMPILE_LANG_AND_ID:CXX,Clang>:SHELL:-Xclang -fno-pch-timestamp>")
