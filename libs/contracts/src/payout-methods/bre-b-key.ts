import { isEmail } from 'class-validator';
import { type FieldOptions, field } from '../fields.js';
import { rule } from '../rules.js';

const longestKey = 92;
const [mobile, alias, document] = [/^(?:\+57)?3\d{9}$/, /^@[A-Za-z0-9]{3,20}$/, /^(?=.*\d)[A-Za-z0-9]{4,18}$/];

/** By which an account in Colombia is found. */
export function BreBKey(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { example: '@ana2030', ...options },
    { type: 'string', minLength: 1, maxLength: longestKey },
    rule(
      'breBKey',
      'must be a Bre-B key: a mobile phone such as 3001234567, an email address, the number of a document or an alias such as @ana2030',
      isBreBKey,
    ),
  );
}

function isBreBKey(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > longestKey) return false;
  return [mobile, alias, document].some((form) => form.test(value)) || isEmail(value);
}
