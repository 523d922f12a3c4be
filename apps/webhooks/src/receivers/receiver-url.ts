import { isIP } from 'node:net';
import { parseUrl } from '#contracts';
import { type Config, loopbackHosts } from '#runtime';
import { whyNotPublic } from './public-address.js';
import { ReceiverRefused } from './receiver.errors.js';

export const longestUrl = 2_048;

/** The URL as it will be called, or `ReceiverRefused` if no event may be sent there. The name is not resolved here. */
export function readReceiverUrl(text: string, reachesOwnMachine: boolean): URL {
  const typed = typedHost(text);
  const url = parsed(text);
  if (reachesOwnMachine && loopbackHosts.includes(typed)) return url;
  if (url.protocol !== 'https:') throw new ReceiverRefused(`must use https${reachesOwnMachine ? exceptHere : ''}`);
  const host = bareHost(url.hostname);
  if (isIP(host) !== 0) refuseInnerAddress(host);
  refuseOddSpelling(typed, url.hostname);
  if (isIP(host) === 0) refuseInnerName(host);
  return url;
}

/** A developer's own server may be told. Where strangers reach Gatehouse, they could call through it what listens only here. */
export function reachesOwnMachine({ mode, host }: Pick<Config, 'mode' | 'host'>): boolean {
  return mode === 'sandbox' && loopbackHosts.map(bareHost).includes(bareHost(host));
}

export function isOwnMachine(url: string): boolean {
  return loopbackHosts.includes(new URL(url).hostname);
}

/** Without the brackets that an IPv6 address has in a URL. */
export function bareHost(hostname: string): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

const exceptHere = ' (http is only for localhost, 127.0.0.1 and [::1])';
const innerSuffixes = ['localhost', 'localdomain', 'local', 'internal', 'home.arpa'];
const label = '[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?';
const hostName = new RegExp(`^(${label}\\.)*${label}$`);

/**
 * The host as it was written. URL parsers map many spellings to one address and do not all agree:
 * a host that is not written the way it will be called is refused.
 */
function typedHost(text: string): string {
  if (text.length > longestUrl) throw new ReceiverRefused(`must have at most ${longestUrl} characters`);
  if (!/^[\x21-\x5b\x5d-\x7e]*$/.test(text))
    throw new ReceiverRefused(
      'must be plain ASCII without spaces or backslashes (a name in another script as xn--...)',
    );
  if (text.includes('#')) throw new ReceiverRefused('must not have a fragment (#)');
  const authority = /^https?:\/\/([^/?]+)/i.exec(text)?.[1];
  if (authority === undefined) throw new ReceiverRefused('must be a URL such as https://example.com/webhooks');
  if (authority.includes('@')) throw new ReceiverRefused('must not have a user name or password');
  return authority.replace(/:\d*$/, '');
}

function parsed(text: string): URL {
  const url = parseUrl(text);
  if (url === undefined) throw new ReceiverRefused('must be a URL such as https://example.com/webhooks');
  if (url.port === '0') throw new ReceiverRefused('must not name port 0');
  return url;
}

function refuseInnerAddress(address: string): void {
  const why = whyNotPublic(address);
  if (why !== undefined) throw ReceiverRefused.notPublic(address, why);
}

function refuseOddSpelling(typed: string, hostname: string): void {
  if (typed.toLowerCase() !== hostname) throw new ReceiverRefused(`must write its host as ${hostname}`);
}

function refuseInnerName(name: string): void {
  if (name.length > 253 || !hostName.test(name)) throw new ReceiverRefused('must name a host that can exist');
  const suffix = innerSuffixes.find((inner) => name === inner || name.endsWith(`.${inner}`));
  if (suffix !== undefined) throw new ReceiverRefused(`must name a public host: names in .${suffix} are for inner use`);
  if (!name.includes('.')) throw new ReceiverRefused('must name a public host, which has a dot in its name');
}
