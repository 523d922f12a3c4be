import { loopbackHosts } from './loopback-hosts.js';
import type { Config } from './config.js';

/** Whether what is sent to this host can be read or changed on its way, and nobody has said that this is accepted. */
export function isExposed({ mode, allowPlaintext = [] }: Partial<Config>, host: string): boolean {
  return mode === 'live' && !loopbackHosts.includes(host) && !allowPlaintext.includes(host.toLowerCase());
}
