import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type PhoneLink, phoneAddress, phoneLinkIn } from './phone-link.js';

const page = 'https://partner.example/phone?from=desk';
const link: PhoneLink = {
  token: 'gpu_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_abcDEF-_123',
  name: 'selfie',
  kind: 'face',
  language: 'pt-BR',
};

describe('the address for a phone', () => {
  test('is the page of the partner, with everything in its fragment', () => {
    const address = new URL(phoneAddress(page, link));
    expect(`${address.origin}${address.pathname}${address.search}`).toBe(page);
    expect(address.hash).toMatch(/^#gatehouse=[\w-]+$/);
    expect(phoneLinkIn(address.hash)).toEqual(link);
  });

  test('takes the place of a fragment that the page had', () => {
    expect(phoneLinkIn(new URL(phoneAddress(`${page}#top`, link)).hash)).toEqual(link);
  });

  test('carries whatever a token, a field and a language may be', () => {
    const text = (pattern: RegExp): fc.Arbitrary<string> => fc.stringMatching(pattern);
    const links = fc.record({
      token: text(/^gpu_[a-z0-9]{32}_[A-Za-z0-9_-]{43}$/),
      name: text(/^[a-z][A-Za-z0-9]{0,40}$/),
      kind: fc.constantFrom('document' as const, 'face' as const),
      language: fc.constantFrom('en', 'es', 'pt-BR', 'zh-Hant-TW'),
    });
    fc.assert(fc.property(links, (one) => expect(phoneLinkIn(new URL(phoneAddress(page, one)).hash)).toEqual(one)));
  });
});

describe('a fragment that says something else', () => {
  test.each([
    '',
    '#',
    '#top',
    '#gatehouse=',
    '#gatehouse=%%%',
    '#gatehouse=bnVsbA',
    '#gatehouse=W10',
    '#gatehouse=MQ',
    '#gatehouse=_w',
  ])('%j is no link', (fragment) => expect(phoneLinkIn(fragment)).toBeUndefined());

  test.each([
    { token: 'secret' },
    { token: `gws_${'a'.repeat(32)}_${'b'.repeat(43)}` },
    { token: `gpu_${'a'.repeat(400)}` },
    { token: 'gpu_a b\r\nX: y' },
    { name: 'a.b' },
    { name: '<img src=x>' },
    { language: '"><script>' },
    { kind: 'film' as 'face' },
  ])('with %j is no link', (wrong) => {
    expect(phoneLinkIn(new URL(phoneAddress(page, { ...link, ...wrong })).hash)).toBeUndefined();
  });

  test('of any kind does no harm', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(phoneLinkIn(`#gatehouse=${text}`)).toBeUndefined()));
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(phoneLinkIn(`#gatehouse=${Buffer.from(json).toString('base64url')}`)).toBeUndefined();
      }),
    );
    expect(phoneLinkIn(`#gatehouse=${'A'.repeat(3_000)}`)).toBeUndefined();
  });
});
