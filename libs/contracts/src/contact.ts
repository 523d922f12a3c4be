import { isEmail, isURL } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
// The largest of its tables is the only one that knows which numbers a country has really given out; the
// smaller ones look at little more than the length. The server carries it, the widget does not.
import metadata from 'libphonenumber-js/max/metadata';
import { type FieldOptions, field } from './fields.js';
import { isLength, rule } from './rules.js';
import { parseUrl } from './parse-url.js';

/** E.164: nothing but a plus sign and digits, and valid in its country. */
export function PhoneNumber(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { example: '+5491123456789', ...options },
    { type: 'string', pattern: e164.source },
    rule(
      'phone',
      'must be a phone number that is valid in its country, with the country code and without spaces, such as +5491123456789',
      isPhoneNumber,
    ),
  );
}

export function Email(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { example: 'ana@example.com', ...options },
    { type: 'string', format: 'email', maxLength: longestEmail },
    rule(
      'email',
      `must be an email address of at most ${longestEmail} characters, such as ana@example.com`,
      (value) => typeof value === 'string' && isLength(value, 1, longestEmail) && isEmail(value),
    ),
  );
}

/** The address of a page that anyone can open: no other protocols, no passwords within. */
export function WebAddress(options: FieldOptions = {}): PropertyDecorator {
  return field(
    { example: 'https://acme.example', ...options },
    { type: 'string', format: 'uri', maxLength: longestWebAddress },
    rule(
      'webAddress',
      `must be a web address of at most ${longestWebAddress} characters, such as https://acme.example`,
      isWebAddress,
    ),
  );
}

const longestEmail = 254;
const longestWebAddress = 500;
const e164 = /^\+[1-9]\d{6,14}$/;

/** A number that is read as another one, such as with a trunk zero within, is not E.164. */
function isPhoneNumber(value: unknown): boolean {
  if (typeof value !== 'string' || !e164.test(value)) return false;
  const number = parsePhoneNumberFromString(value, metadata);
  return number !== undefined && number.number === value && number.isValid();
}

function isWebAddress(value: unknown): boolean {
  const rules = { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true };
  return (
    typeof value === 'string' &&
    isLength(value, 1, longestWebAddress) &&
    isURL(value, rules) &&
    parseUrl(value) !== undefined
  );
}
