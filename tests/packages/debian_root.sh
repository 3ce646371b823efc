# shellcheck shell=bash
# To be read by the scripts beside it: a clean Debian 12, which is gone when they end.

# The machine's own sources of Debian 12, as lines of a sources.list.
debian_sources() {
  apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' |
    grep -E '^deb [^ ]+ bookworm[^ ]* '
}

# in_clean_root HOOK...: makes the root and carries out mmdebstrap's hooks in it, each of the form --customize-hook=COMMAND.
# How the machine's apt reaches its sources (proxies and the like) holds in it too.
in_clean_root() {
  local settings sources
  settings=$(mktemp)
  sources=$(mktemp)
  apt-config dump | grep -E '^Acquire::(https?|Check-|Retries)' >"$settings" || true
  debian_sources >"$sources"
  [ -s "$sources" ] || { echo "apt knows no source of Debian 12 here: 'apt-get update' first" >&2; return 1; }
  local status=0
  mmdebstrap --quiet --variant=minbase --format=null --aptopt="$settings" --customize-hook='upload /etc/hosts /etc/hosts' "$@" \
    bookworm /dev/null - <"$sources" || status=$?
  rm -f "$settings" "$sources"
  return $status
}
