import { parseUrl } from '#contracts';
import { loopbackHosts } from './loopback-hosts.js';
import { serverUrls } from './server-urls.js';

export function integerBetween(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new Error(`must be a whole number from ${min} to ${max}, not "${text}"`);
    return value;
  };
}

export function choiceOf<const T extends string>(values: readonly T[]): (text: string) => T {
  return (text) => {
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) throw new Error(`must be ${values.join(' or ')}, not "${text}"`);
    return value;
  };
}

export function nonEmptyText(text: string): string {
  if (text.trim() === '') throw new Error('must not be empty');
  return text;
}

/** Secrets are never repeated in the message. */
export function atLeast(length: number): (text: string) => string {
  return (text) => {
    if (text.length < length) throw new Error(`must have at least ${length} characters`);
    return text;
  };
}

/** One of several keys for the same purpose. Only a single one may have no id. */
export interface NamedKey {
  readonly id: string | undefined;
  readonly key: Buffer;
}

/** `base64`, or `id:base64,id:base64`. Secrets are never repeated in the message. */
export function keys256(text: string): readonly NamedKey[] {
  const keys = text.split(',').map((part) => {
    const [, id, base64 = ''] = /^(?:([A-Za-z0-9][A-Za-z0-9._-]{0,31}):)?([^:]*)$/.exec(part.trim()) ?? [];
    return { id, key: Buffer.from(base64, 'base64') };
  });
  if (keys.some(({ key }) => key.length !== 32))
    throw new Error(
      'must be 32 bytes in base64, such as `openssl rand -base64 32` prints, or several as id:base64,id:base64',
    );
  const ids = keys.map(({ id }) => id);
  if (keys.length > 1 && (ids.includes(undefined) || new Set(ids).size < ids.length))
    throw new Error('must give each of several keys an id of its own, such as 2027:base64,2026:base64');
  return keys;
}

/** One server, or several of one database with commas between them, of which one takes writes at a time. */
export function postgresUrl(text: string): string {
  const urls = serverUrls(text);
  if (!/^postgres(ql)?:\/\//.test(text) || !urls.every((url) => parseUrl(url) !== undefined))
    throw new Error('must look like postgres://user:password@host:5432/database, or …@host1:5432,host2:5432/database');
  if (urls.length > 1 && urls.some((url) => new URL(url).hostname === ''))
    throw new Error('must name a host before and after each comma');
  for (const wanted of new URL(urls[0] ?? '').searchParams.getAll('target_session_attrs'))
    if (!['any', 'read-write', 'primary'].includes(wanted))
      throw new Error(`must have target_session_attrs=read-write, or none, not "${wanted}": Gatehouse writes`);
  return text;
}

export function pageUrl(text: string): string {
  const url = parseUrl(text);
  const isOwnMachine = url?.protocol === 'http:' && loopbackHosts.includes(url.hostname);
  if (url?.protocol !== 'https:' && !isOwnMachine)
    throw new Error(`must look like https://example.com/terms, not "${text}"`);
  return text;
}

/** As they are written in URLs, without a port. */
export function hostNames(text: string): readonly string[] {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const known = hosts.filter((host) => host !== '');
  const odd = known.find((host) => !/^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)$/.test(host));
  if (odd !== undefined) throw new Error(`must be hosts without ports, such as db.internal,10.0.0.7, not "${odd}"`);
  return known;
}
