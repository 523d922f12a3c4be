import { hash } from 'node:crypto';

/** The same request, however its JSON is ordered or spaced, has the same fingerprint. */
export function fingerprintOf(method: string, url: string, body: unknown): Buffer {
  return hash('sha256', `${method} ${url}\n${JSON.stringify(canonical(body ?? {}))}`, 'buffer');
}

/** Its depth is bounded where the body is read. */
function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(canonical);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, canonical(item)]));
}
