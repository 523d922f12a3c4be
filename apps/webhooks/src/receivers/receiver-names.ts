import { type LookupAddress, promises as dns } from 'node:dns';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Config } from '#runtime';
import { whyNotPublic } from './public-address.js';
import { reachesOwnMachine } from './receiver-url.js';
import { ReceiverRefused, ReceiverUnreachable } from './receiver.errors.js';
import { TimeLimit } from './time-limit.js';

const resolvedWithinMilliseconds = 5_000;
const retriedAfterMilliseconds = 3_000;
const tries = 2;

type Addresses = readonly LookupAddress[];

/** Never looked up, so that no name server can point them elsewhere. */
const ownMachine = new Map<string, Addresses>([
  [
    'localhost',
    [
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ],
  ],
  ['127.0.0.1', [{ address: '127.0.0.1', family: 4 }]],
  ['::1', [{ address: '::1', family: 6 }]],
]);

/** Finds all addresses of a host, and refuses the host if any of them is internal. */
@Injectable()
export class ReceiverNames {
  private readonly limit = new TimeLimit(resolvedWithinMilliseconds);
  private readonly own: ReadonlyMap<string, Addresses>;
  /** One query for each address family, or one for both. */
  private readonly lookUp: (name: string) => Promise<Addresses>[];

  constructor(config: Config) {
    const { dnsServers } = config;
    this.own = reachesOwnMachine(config) ? ownMachine : new Map<string, Addresses>();
    this.lookUp = dnsServers === undefined ? lookUpBySystem : lookUpByServers(dnsServers);
  }

  /** The host as `bareHost` returns it. `ReceiverUnreachable` if it has no address. */
  async addressesOf(host: string): Promise<Addresses> {
    const addresses = this.own.get(host) ?? (await this.found(host));
    for (const { address } of addresses) this.check(host, address);
    return addresses;
  }

  /** Throws unless the host may have this address. */
  check(host: string, address: string): void {
    if (this.own.get(host)?.some((own) => own.address === address) === true) return;
    const why = whyNotPublic(address);
    if (why !== undefined) throw ReceiverRefused.notPublic(address, why);
  }

  /** A family whose query fails has no addresses. */
  private async found(host: string): Promise<Addresses> {
    const family = isIP(host);
    if (family !== 0) return [{ address: host, family }];
    const late = (): Error => new ReceiverUnreachable(`the name ${host} did not resolve in time`);
    const answers = await Promise.allSettled(this.lookUp(host).map((query) => this.limit.keep(query, late)));
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw new ReceiverUnreachable(`the name ${host} does not resolve`);
    return addresses;
  }
}

/** The dot at the end keeps the system from trying the name inside its own domains first. */
function lookUpBySystem(name: string): Promise<Addresses>[] {
  return [dns.lookup(`${name}.`, { all: true, verbatim: true })];
}

function lookUpByServers(servers: readonly string[]): (name: string) => Promise<Addresses>[] {
  const resolver = new dns.Resolver({ timeout: retriedAfterMilliseconds, tries });
  resolver.setServers(servers);
  return (name) => [
    resolver.resolve4(name).then((found) => found.map((address) => ({ address, family: 4 }))),
    resolver.resolve6(name).then((found) => found.map((address) => ({ address, family: 6 }))),
  ];
}
