import { createHash } from 'node:crypto';

/** The same request, however its JSON is ordered or spaced, has the same fingerprint. */
export function fingerprintOf(method: string, url: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(`${method} ${url}\n`)
    .update(canonical(body ?? {}))
    .digest();
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
