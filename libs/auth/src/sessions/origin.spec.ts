import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readOrigin } from './origin.js';

test.each([
  ['https://app.partner.example', 'https://app.partner.example'],
  ['HTTPS://App.Partner.Example', 'https://app.partner.example'],
  ['https://app.partner.example:443', 'https://app.partner.example'],
  ['https://app.partner.example:8443', 'https://app.partner.example:8443'],
  ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
  ['https://例え.テスト', 'https://xn--r8jz45g.xn--zckzah'],
  ['https://192.0.2.7', 'https://192.0.2.7'],
  ['https://[2001:DB8::1]:8443', 'https://[2001:db8::1]:8443'],
  ['http://localhost', 'http://localhost'],
  ['http://localhost:80', 'http://localhost'],
  ['http://LOCALHOST:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:5173', 'http://127.0.0.1:5173'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('%s is the origin %s', (text, origin) => {
  expect(readOrigin(text)).toBe(origin);
});

test.each([
  '',
  '*',
  'null',
  'app.partner.example',
  '//app.partner.example',
  'https://',
  'https://app.partner.example/',
  'https://app.partner.example/path',
  'https://app.partner.example?query',
  'https://app.partner.example#part',
  'https://user@app.partner.example',
  'https://user:secret@app.partner.example',
  'https://*.partner.example',
  'https://*',
  'https://app.partner.example:0x1bb',
  'https://app.partner.example:99999',
  'https://app.partner.example:443:443',
  'https://app.partner.example https://other.example',
  'https://app.partner.example,https://other.example',
  ' https://app.partner.example',
  'https://app.partner.example ',
  'https://app.partner.example\n',
  'https://app.part\tner.example',
  'https://app.partner.example\u0000',
  'https://app.partner.example\\x',
  'https://%61pp.partner.example',
  'https://app;partner.example',
  'https://.',
  'http://app.partner.example',
  'http://192.168.0.1:3000',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'ftp://app.partner.example',
  'file://',
  'chrome-extension://abcdefgh',
  'javascript:alert(1)',
  `https://${'a'.repeat(300)}.example`,
])('%j is no origin', (text) => {
  expect(readOrigin(text)).toBeUndefined();
});

test('whatever is one stays as it is when it is read again, and is what a browser would say', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.string(), fc.webAuthority()), (text) => {
      const origin = readOrigin(text) ?? readOrigin(`https://${text}`);
      fc.pre(origin !== undefined);
      expect(readOrigin(origin)).toBe(origin);
      expect(new URL(origin).origin).toBe(origin);
    }),
  );
});
