/**
 * Runs a command where there is no network, no other process and no file but those that are named, which cannot be
 * written: in namespaces of its own, with a root that holds nothing else, without capabilities and without the way to
 * more namespaces. It takes a Linux that lets everybody make namespaces, and the programs of util-linux.
 *
 * The shell stays the first process there: when the command ends, everything that it has started ends with it.
 */
export function inNamespaces(visible: readonly string[]): readonly string[] {
  return [...unshared, '/bin/sh', '-c', script, 'sh', ...visible, '--'];
}

const unshared = [
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  '--net',
  '--ipc',
  '--uts',
  '--pid',
  '--fork',
  '--kill-child',
];

/**
 * The new root is made on /sys, which no program lies under. Linux does not let what was mounted outside be bound
 * without flags it had: no device and no setuid is wanted anyway. umount looks into /proc, which goes last.
 */
const script = `
set -e
PATH=$PATH:/usr/sbin:/sbin
root=/sys
mount -t tmpfs -o mode=755,size=256k,nosuid,nodev tmpfs "$root"
show() {
  if [ -e "$root$1" ]; then return; fi
  if [ -L "$1" ]; then
    mkdir -p "$root\${1%/*}"
    ln -s "$(readlink "$1")" "$root$1"
    return
  fi
  if [ -d "$1" ]; then mkdir -p "$root$1"; else mkdir -p "$root\${1%/*}"; : >"$root$1"; fi
  mount --bind "$1" "$root$1"
  mount -o remount,bind,ro,nosuid,nodev "$root$1"
}
while [ "$1" != -- ]; do
  if [ -e "$1" ]; then show "$1"; fi
  shift
done
shift
mkdir "$root/dev" "$root/old" "$root/proc"
: >"$root/dev/null"
mount --bind /dev/null "$root/dev/null"
mount --rbind /proc "$root/proc"
{ echo 0 >/proc/sys/user/max_user_namespaces; } 2>/dev/null || true
mount -o remount,bind,ro,nosuid,nodev "$root"
cd "$root"
pivot_root . old
cd /
umount -l /old
umount -l /proc
setpriv --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
exit $?`;
