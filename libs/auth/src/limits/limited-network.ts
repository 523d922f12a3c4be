import { isIPv6 } from 'node:net';

/**
 * What a limit by address counts. For IPv6 that is the /64, as one customer of a provider has all addresses in it; an
 * address of IPv4 is the same however it is written.
 */
export function limitedNetwork(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const [, , , , , mapping, high = 0, low = 0] = groups;
  if (mapping === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** All eight. */
function groupsOf(address: string): number[] {
  // As URLs have it, in hexadecimal throughout.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = canonical
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => parseInt(group, 16))));
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  return [...before, ...zeros, ...after];
}
