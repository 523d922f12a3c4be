# Starts a PostgreSQL from this machine's programs, in a folder of its own, and prints where it answers: one that serves
# others lets in too few connections, and keeps what a killed run leaves. Ended by `own_postgres_end`.

own_postgres_begin() {
  local programs port as=()
  programs=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
  [ -x "${programs:-}/initdb" ] || return 1
  own_postgres_folder=$(mktemp -d "$(own_postgres_place)/ci-postgres.XXXXXX")
  if [ "$(id -u)" = 0 ]; then
    chown postgres "$own_postgres_folder"
    as=(runuser -u postgres --)
  fi
  port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
  cd "$own_postgres_folder"
  "${as[@]}" "$programs/initdb" -D data -A trust -U postgres --no-sync >/dev/null &&
    "${as[@]}" "$programs/pg_ctl" -D data -w -l log -o "-p $port -h 127.0.0.1 -k $own_postgres_folder -N 600 -F" start >/dev/null
  local status=$?
  cd - >/dev/null
  own_postgres_stop=("${as[@]}" "$programs/pg_ctl" -D "$own_postgres_folder/data" -m immediate stop)
  own_postgres_url="postgres://postgres@127.0.0.1:$port/postgres"
  return "$status"
}

# In memory where there are 2 GB of it: a copy of a database takes twenty times as long on a disk.
own_postgres_place() {
  local free
  free=$(df -k --output=avail /dev/shm 2>/dev/null | tail -1)
  if [ -z "${TMPDIR:-}" ] && [ "${free:-0}" -ge 2097152 ]; then echo /dev/shm; else echo "${TMPDIR:-/tmp}"; fi
}

own_postgres_end() {
  [ -n "${own_postgres_folder:-}" ] || return 0
  (cd / && "${own_postgres_stop[@]}" >/dev/null 2>&1) || true
  rm -rf "$own_postgres_folder"
}
