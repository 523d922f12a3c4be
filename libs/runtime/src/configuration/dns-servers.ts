import { isIPv4, isIPv6 } from 'node:net';

/** Checked in full, since Node ends the process for an impossible port. */
export function dnsServers(text: string): readonly string[] {
  const servers = text.split(',').map((server) => server.trim());
  if (!servers.every(isDnsServer)) throw new Error(`must be such as 10.0.0.2,[2001:db8::1]:5353, not "${text}"`);
  return servers;
}

function isDnsServer(server: string): boolean {
  const [, bracketed, plain, port = '53'] = /^(?:\[(.+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(server) ?? [];
  const isAddress = isIPv6(server) || isIPv6(bracketed ?? '') || isIPv4(plain ?? '');
  return isAddress && Number(port) >= 1 && Number(port) <= 65_535;
}
