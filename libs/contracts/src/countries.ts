import { ArrayMinSize, IsArray, isISO31661Alpha2 } from 'class-validator';
import { type FieldOptions, field } from './fields.js';
import { atLeast, itemRule, rule, withoutRepeats } from './rules.js';

const expected = 'must be a country of ISO 3166-1 in two capital letters, such as AR';
const schema = { type: 'string', pattern: '^[A-Z]{2}$' };

/** With `among`, only some countries are taken, and the message names them. */
export function CountryCode(options: FieldOptions & { among?: readonly string[] } = {}): PropertyDecorator {
  const { among } = options;
  if (among === undefined)
    return field({ example: 'AR', ...options }, schema, rule('country', expected, isCountryCode));
  const message = `must be ${among.length === 1 ? '' : 'one of: '}${among.join(', ')}`;
  return field(
    { example: among[0], ...options },
    { type: 'string', enum: [...among] },
    rule('country', message, (value) => typeof value === 'string' && among.includes(value)),
  );
}

export function CountryCodes(options: FieldOptions & { min: number }): PropertyDecorator {
  return field(
    { example: ['AR', 'BR'], ...options },
    { type: 'array', items: schema, minItems: options.min, uniqueItems: true },
    IsArray({ message: 'must be a list' }),
    ArrayMinSize(options.min, { message: atLeast(options.min) }),
    withoutRepeats,
    itemRule('countries', expected, isCountryCode),
  );
}

function isCountryCode(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) && isISO31661Alpha2(value);
}
