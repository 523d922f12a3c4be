import { ValidateBy } from 'class-validator';

export function rule(name: string, message: string, check: (value: unknown) => boolean): PropertyDecorator {
  return ValidateBy({ name, validator: { validate: check, defaultMessage: () => message } });
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

export const itemRulePrefix = 'items:';
const mostItemsNamed = 20;

export function placesAndMessage(text: string): { places: string[]; message: string } {
  const bar = text.indexOf('|');
  return { places: text.slice(0, bar).split(','), message: text.slice(bar + 1) };
}

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
