import { hash } from 'node:crypto';

/** The same request, however its JSON is ordered or spaced, has the same fingerprint. */
export function fingerprintOf(method: string, url: string, body: unknown): Buffer {
  return hash('sha256', `${method} ${url}\n${JSON.stringify(canonical(body ?? {}))}`, 'buffer');
}

/** Scopes a key to its owner, since several owners in one organization may choose the same: a UUID made of both. */
export function keyWithin(owner: string, key: string): string {
  const digest = hash('sha256', `${owner} ${key}`, 'hex');
  const variant = ((parseInt(digest.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}

/** Its depth is bounded where the body is read. */
function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(canonical);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, canonical(item)]));
}
