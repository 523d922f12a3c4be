import { ValidateBy } from 'class-validator';

/** A rule may look at the object that the value stands in, and its message may tell what is expected there. */
export function rule(
  name: string,
  message: string | ((instance: object) => string),
  check: (value: unknown, instance: object) => boolean,
): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value, given) => check(value, given?.object ?? {}),
      defaultMessage: (given) => (typeof message === 'string' ? message : message(given?.object ?? {})),
    },
  });
}

/** For each item of a list. The message begins with the places of the items that fail, as `placesAndMessage` reads them. */
export function itemRule(name: string, message: string, check: (item: unknown) => boolean): PropertyDecorator {
  const failing = (list: unknown): number[] =>
    Array.isArray(list) ? list.flatMap((item, index) => (check(item) ? [] : [index])) : [];
  return ValidateBy({
    name: `${itemRulePrefix}${name}`,
    validator: {
      validate: (list) => failing(list).length === 0,
      defaultMessage: (given) => `${failing(given?.value).slice(0, mostItemsNamed).join(',')}|${message}`,
    },
  });
}

/** For each entry of an object whose names are free. They are told like the places of items. */
export function entryRule(
  name: string,
  message: string,
  check: (value: unknown, name: string) => boolean,
): PropertyDecorator {
  const failing = (given: unknown): string[] =>
    isPlainObject(given) ? Object.keys(given).filter((key) => !check(given[key], key)) : [];
  const named = (key: string): string => key.replace(/[,|]/g, '?');
  return ValidateBy({
    name: `${itemRulePrefix}${name}`,
    validator: {
      validate: (given) => failing(given).length === 0,
      defaultMessage: (given) => `${failing(given?.value).slice(0, mostItemsNamed).map(named).join(',')}|${message}`,
    },
  });
}

export const itemRulePrefix = 'items:';
const mostItemsNamed = 20;

export function placesAndMessage(text: string): { places: string[]; message: string } {
  const bar = text.indexOf('|');
  return { places: text.slice(0, bar).split(','), message: text.slice(bar + 1) };
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** By a set: comparing each with each takes seconds for a body full of them. */
export const withoutRepeats = rule(
  'unique',
  'must not repeat a value',
  (value) => !Array.isArray(value) || new Set(value).size === value.length,
);

/** In code points, as JSON Schema counts: one emoji is one character. */
export function isLength(value: string, min: number, max: number): boolean {
  if (value.length > max * 2) return false;
  const length = [...value].length;
  return length >= min && length <= max;
}

export function atLeast(items: number): string {
  return `must have at least ${items} ${items === 1 ? 'item' : 'items'}`;
}

/** Of another field, as it was sent: it may be anything. */
export function valueAt(instance: object, property: string): unknown {
  return (instance as Readonly<Record<string, unknown>>)[property];
}
