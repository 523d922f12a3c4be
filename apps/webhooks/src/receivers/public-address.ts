import { BlockList, isIP } from 'node:net';

/** Why an address is not public, as in "10.0.0.5 is a private address"; `undefined` if it is public. */
export function whyNotPublic(address: string): string | undefined {
  if (address.includes('%')) return 'names a network interface of this machine';
  switch (isIP(address)) {
    case 4:
      return reasonIn(innerIpv4, address, 'ipv4');
    case 6:
      return reasonIn(innerIpv6, address, 'ipv6') ?? (globalUnicast.check(address, 'ipv6') ? undefined : reserved);
    default:
      return 'is not an IP address';
  }
}

type Family = 'ipv4' | 'ipv6';
type Ranges = readonly (readonly [reason: string, ranges: BlockList])[];

const reserved = 'is reserved';
const loopback = 'is a loopback address';
const privateUse = 'is a private address';
const linkLocal = 'is a link-local address';
const multicast = 'is a multicast address';
const documentation = 'is reserved for documentation';
const carriesIpv4 = 'carries an IPv4 address inside';

/** The IANA special-purpose registry of IPv4, and everything that is not unicast. */
const innerIpv4 = ranges('ipv4', [
  [loopback, '127.0.0.0/8'],
  [privateUse, '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  [linkLocal, '169.254.0.0/16'],
  ['belongs to carrier-grade NAT', '100.64.0.0/10'],
  ['means this very network', '0.0.0.0/8'],
  ['is the broadcast address', '255.255.255.255/32'],
  [multicast, '224.0.0.0/4'],
  [documentation, '192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24'],
  ['is reserved for benchmarks', '198.18.0.0/15'],
  [reserved, '192.0.0.0/24', '192.88.99.0/24', '240.0.0.0/4'],
  // Looks public, but is the platform endpoint of every machine in Azure.
  ['belongs to a cloud platform', '168.63.129.16/32'],
]);

/** The first match gives the reason, so a range comes before one that contains it. */
const innerIpv6 = ranges('ipv6', [
  [loopback, '::1/128'],
  ['means any address', '::/128'],
  [
    carriesIpv4,
    // Mapped, translated, compatible, NAT64 (well-known and local), 6to4, Teredo.
    '::ffff:0:0/96',
    '::ffff:0:0:0/96',
    '::/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '2002::/16',
    '2001::/32',
  ],
  [privateUse, 'fc00::/7'],
  [linkLocal, 'fe80::/10'],
  ['is a site-local address', 'fec0::/10'],
  [multicast, 'ff00::/8'],
  [documentation, '2001:db8::/32', '3fff::/20'],
  ['leads nowhere', '100::/64'],
  [reserved, '2001::/23', '5f00::/16'],
]);

/** Everything outside of it is reserved for now. */
const globalUnicast = listOf('ipv6', ['2000::/3']);

function ranges(family: Family, table: readonly (readonly [reason: string, ...networks: string[]])[]): Ranges {
  return table.map(([reason, ...networks]) => [reason, listOf(family, networks)]);
}

function listOf(family: Family, networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

function reasonIn(table: Ranges, address: string, family: Family): string | undefined {
  return table.find(([, list]) => list.check(address, family))?.[0];
}
