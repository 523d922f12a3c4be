import { type LookupAddress, promises as dns } from 'node:dns';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Config, type Mode } from '#runtime';
import { whyNotPublic } from './public-address.js';
import { ReceiverRefused, ReceiverUnreachable } from './receiver.errors.js';
import { TimeLimit } from './time-limit.js';

const resolvedWithinMilliseconds = 5_000;
const askedAgainAfterMilliseconds = 3_000;
const timesAsked = 2;

type Addresses = readonly LookupAddress[];

/** Nobody is asked where these are, so that nobody can say that they are elsewhere. */
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

/** Finds all addresses that a host has, of which not one may be an inner one. */
@Injectable()
export class ReceiverNames {
  private readonly limit = new TimeLimit(resolvedWithinMilliseconds);
  private readonly mode: Mode;
  /** One question for each family of addresses, or one for both. */
  private readonly ask: (name: string) => Promise<Addresses>[];

  constructor({ mode, dnsServers }: Config) {
    this.mode = mode;
    this.ask = dnsServers === undefined ? askSystem : askServers(dnsServers);
  }

  /** The host as `bareHost` gives it. `ReceiverUnreachable` when it has no address. */
  async addressesOf(host: string): Promise<Addresses> {
    const addresses = this.own(host) ?? (await this.found(host));
    for (const { address } of addresses) this.check(host, address);
    return addresses;
  }

  /** Whether this may be an address of that host. */
  check(host: string, address: string): void {
    if (this.own(host)?.some((own) => own.address === address) === true) return;
    const why = whyNotPublic(address);
    if (why !== undefined) throw ReceiverRefused.notPublic(address, why);
  }

  private own(host: string): Addresses | undefined {
    return this.mode === 'sandbox' ? ownMachine.get(host) : undefined;
  }

  /** A family whose question fails has no addresses: what was not learnt is not connected to. */
  private async found(host: string): Promise<Addresses> {
    const family = isIP(host);
    if (family !== 0) return [{ address: host, family }];
    const late = (): Error => new ReceiverUnreachable(`the name ${host} did not resolve in time`);
    const answers = await Promise.allSettled(this.ask(host).map((question) => this.limit.keep(question, late)));
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw new ReceiverUnreachable(`the name ${host} does not resolve`);
    return addresses;
  }
}

/** The dot at the end keeps the system from trying the name inside its own domains first. */
function askSystem(name: string): Promise<Addresses>[] {
  return [dns.lookup(`${name}.`, { all: true, verbatim: true })];
}

function askServers(servers: readonly string[]): (name: string) => Promise<Addresses>[] {
  const resolver = new dns.Resolver({ timeout: askedAgainAfterMilliseconds, tries: timesAsked });
  resolver.setServers(servers);
  return (name) => [
    resolver.resolve4(name).then((found) => found.map((address) => ({ address, family: 4 }))),
    resolver.resolve6(name).then((found) => found.map((address) => ({ address, family: 6 }))),
  ];
}
