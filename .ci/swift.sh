# Starts an OpenStack Swift that speaks S3 from this machine's programs, in a folder of its own, and says where its bucket is:
# an object store of others, and not our own idea of one. Ended by `own_swift_end`.

own_swift_install() {
  command -v swift-proxy-server memcached >/dev/null && return 0
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
  export DEBIAN_FRONTEND=noninteractive
  timeout 120 apt-get update -qq >/dev/null 2>&1
  timeout 600 apt-get install -y -qq --no-install-recommends swift-proxy swift-account swift-container swift-object memcached >/dev/null 2>&1
}

own_swift_begin() {
  local name owner ports
  for name in memcached swift-ring-builder swift-proxy-server swift-account-server swift-container-server swift-object-server; do
    command -v "$name" >/dev/null || return 1
  done
  own_swift_folder=$(mktemp -d "${TMPDIR:-/tmp}/ci-swift.XXXXXX")
  own_swift_pids=()
  owner=$(id -un)
  read -r -a ports <<<"$(node -e '
    const servers = Array.from({ length: 5 }, () => require("net").createServer().listen(0, "127.0.0.1"));
    setImmediate(() => { console.log(servers.map((s) => s.address().port).join(" ")); for (const s of servers) s.close(); });')"
  (cd "$own_swift_folder" && own_swift_files "$owner" "${ports[@]}") || return 1
  memcached -u "$owner" -l 127.0.0.1 -p "${ports[4]}" >"$own_swift_folder/memcached.log" 2>&1 &
  own_swift_pids+=($!)
  for name in account container object proxy; do
    "swift-$name-server" "$own_swift_folder/$name.conf" >"$own_swift_folder/$name.log" 2>&1 &
    own_swift_pids+=($!)
  done
  own_swift_url="http://tests%3Atester:testing@127.0.0.1:${ports[3]}"
  # A minute, since all of Python is loaded four times.
  node -e '
    const ask = () => fetch(process.argv[1]).then(({ ok }) => ok, () => false);
    const until = Date.now() + 60_000;
    (async () => { while (!(await ask())) if (Date.now() > until) process.exit(1); })();' \
    "http://127.0.0.1:${ports[3]}/healthcheck"
}

own_swift_files() {
  local owner=$1 name index=0 ports=("${@:2:3}")
  printf '[swift-hash]\nswift_hash_path_suffix = tests\n[storage-policy:0]\nname = Policy-0\ndefault = yes\n' >swift.conf
  mkdir -p data/one
  for name in account container object; do
    swift-ring-builder "$name.builder" create 4 1 1 >/dev/null &&
      swift-ring-builder "$name.builder" add --region 1 --zone 1 --ip 127.0.0.1 --port "${ports[$index]}" --device one --weight 1 >/dev/null &&
      swift-ring-builder "$name.builder" rebalance >/dev/null || return 1
    cat >"$name.conf" <<END
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${ports[$index]}
user = $owner
swift_dir = $PWD
devices = $PWD/data
mount_check = false
workers = 0
[pipeline:main]
pipeline = $name-server
[app:$name-server]
use = egg:swift#$name
END
    index=$((index + 1))
  done
  cat >proxy.conf <<END
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $5
user = $owner
swift_dir = $PWD
workers = 0
[pipeline:main]
pipeline = healthcheck cache s3api tempauth bulk slo container-quotas proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# Tests cut its connections; by itself it would then leave its only node alone for a minute.
error_suppression_limit = 1000000
conn_timeout = 20
node_timeout = 60
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$6
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_tests_tester = testing .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:container-quotas]
use = egg:swift#container_quotas
END
}

own_swift_end() {
  [ -n "${own_swift_folder:-}" ] || return 0
  kill "${own_swift_pids[@]}" 2>/dev/null || true
  wait "${own_swift_pids[@]}" 2>/dev/null || true
  rm -rf "$own_swift_folder"
}
