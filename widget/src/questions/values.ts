/** A partly filled payload. Empty strings and empty objects are left out. */
export type Values = Readonly<Record<string, unknown>>;

export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)] as unknown;
    return isRecord(value) ? value[key] : undefined;
  }, values);
}

/** Returns a copy with the value at the path replaced; `undefined` removes it. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.');
  const known = values[key];
  const inner =
    rest.length === 0
      ? value
      : Array.isArray(known)
        ? withItem(known, rest, value)
        : withValue(isRecord(known) ? known : {}, rest.join('.'), value);
  const { [key]: _, ...others } = values;
  const isEmpty = inner === undefined || inner === '' || (isRecord(inner) && Object.keys(inner).length === 0);
  return isEmpty ? others : { ...others, [key]: inner };
}

/** Replaces an item of a list, or a value inside it. */
function withItem(list: readonly unknown[], [index = '', ...rest]: readonly string[], value: unknown): unknown[] {
  const known = list[Number(index)];
  return list.with(
    Number(index),
    rest.length === 0 ? value : withValue(isRecord(known) ? known : {}, rest.join('.'), value),
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The server masks personal values that another session sent. */
export function isMasked(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('****');
}

/** The payload without its masked values. */
export function readableOf(payload: Values): Values {
  const { type: _, ...values } = payload;
  return readable(values);
}

/** Whether another session sent some of it, so that it can be left as it is without being known. */
export function hasMasked(payload: unknown): boolean {
  if (isMasked(payload)) return true;
  return typeof payload === 'object' && payload !== null && Object.values(payload).some(hasMasked);
}

/** What differs from what can be read of the earlier answers; `null` for what is no longer there. */
export function changesIn(values: Values, earlier: Values): Values {
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const before = earlier[name];
    if (isRecord(value) && isRecord(before)) {
      const inner = changesIn(value, before);
      return Object.keys(inner).length === 0 ? [] : [[name, inner] as const];
    }
    const isSame = JSON.stringify(value) === JSON.stringify(Array.isArray(before) ? before.map(readableItem) : before);
    const isUnanswered = Array.isArray(value) && value.length === 0 && hasMasked(before);
    return isSame || isUnanswered ? [] : [[name, value] as const];
  });
  const gone = Object.keys(earlier).filter((name) => values[name] === undefined && !hasMasked(earlier[name]));
  return Object.fromEntries([...changed, ...gone.map((name) => [name, null] as const)]);
}

function readable(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      if (isMasked(value) || (Array.isArray(value) && value.some(isMasked))) return [];
      return [[key, Array.isArray(value) ? value.map(readableItem) : readableItem(value)]];
    }),
  );
}

function readableItem(value: unknown): unknown {
  return isRecord(value) ? readable(value) : value;
}
