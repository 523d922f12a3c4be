/** JSON Merge Patch (RFC 7396). */
export function mergedPayload(
  payload: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const kept = Object.entries(payload).filter(([name]) => !Object.hasOwn(changes, name));
  const changed = Object.entries(changes).flatMap(([name, change]) => {
    if (change === null) return [];
    const before = Object.hasOwn(payload, name) ? payload[name] : undefined;
    return [[name, isRecord(change) ? mergedPayload(isRecord(before) ? before : {}, change) : change] as const];
  });
  return Object.fromEntries([...kept, ...changed]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
