/** Given on the command line, so that every start of every version serves with the same, whatever the folder's age. */
export function serverArguments(cluster: string, port: number, extra: Readonly<Record<string, string>>): string[] {
  const settings = { ...DEFAULTS, ...extra, ...REACH, port: String(port) };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

const DEFAULTS: Readonly<Record<string, string>> = {
  // Several Gatehouse processes share one server, each with its own pool.
  max_connections: '200',
  shared_buffers: '128MB',
  // Nothing replicates from an embedded server.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  // Compiling costs more than our short statements take.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  // Below this come the errors of single statements: they reach the caller, and could hold personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
};

/** Not for callers to change: only this machine may connect, and in the same way on every platform. */
const REACH: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
};
