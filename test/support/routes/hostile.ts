import fc from 'fast-check';

const long = 'A'.repeat(5_000);

/** Texts that have hurt someone before. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\ufeff',
  '\u202eevil',
  '\u2028\u2029',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d',
  '😀'.repeat(201),
  'محمد بن سلمان',
  "' OR 1=1 --",
  '"; DROP TABLE organization; --',
  "\\'; SELECT pg_sleep(10); --",
  '$1',
  '%s%n%x',
  '%00',
  '%c0%ae',
  '../../../etc/passwd',
  'file:///etc/passwd',
  '${jndi:ldap://127.0.0.1/a}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '0x10',
  '99999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF',
  '{00000000-0000-4000-8000-000000000000}',
  'urn:uuid:00000000-0000-4000-8000-000000000000',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.000Z',
  '2199-02-30T00:00:00Z',
  '2199-01-01T00:00:00+99:99',
  '2199-W01-1T00:00:00Z',
  '(a+)+$',
  long,
  `${long}\u0000`,
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  // Code units, so that halves of surrogate pairs are among them.
  { weight: 1, arbitrary: fc.array(fc.nat(0xffff), { maxLength: 20 }).map((units) => String.fromCharCode(...units)) },
);

const hostileNumbers = [-1, 0, 0.1, -0, 1.5, 101, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324];

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1 }, { toString: 1 }),
  },
  { weight: 2, arbitrary: fc.constantFrom(...hostileNumbers) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Anything that may stand in a header: no line breaks and nothing beyond one byte, which a client would refuse to send. */
export const hostileHeader: fc.Arbitrary<string> = hostileText
  .map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim())
  .filter((text) => text !== '' && text.length < 4_000);

/** Bodies that are no JSON object, or hardly one. */
export const hostileBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '""',
    '1',
    '{"a":',
    '{"__proto__":{"x":1}}',
    '['.repeat(40),
    '{"a":1e999}',
    `{"${long}":1}`,
  ),
  fc.json(),
  fc.uint8Array({ minLength: 1, maxLength: 60 }),
);
