import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { getCountries, getExampleNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { Email, PhoneNumber, WebAddress } from './contact.js';
import { refusals } from './refusals.spec-fixture.js';

class Contact {
  @PhoneNumber({ optional: true })
  phone?: string;
  @Email({ optional: true })
  email?: string;
  @WebAddress({ optional: true })
  page?: string;
}

const noText = [null, 7, true, [], {}, ''];

describe('a phone number', () => {
  test.each(getCountries(metadata).map((country) => [country]))('of %s is taken', (country) => {
    const number = getExampleNumber(country, examples, metadata)?.number;
    expect(refusals(Contact, { phone: number })).toEqual({});
  });

  test.each<[unknown]>(
    [
      '+54 9 11 2345-6789',
      '5491123456789',
      '005491123456789',
      '01123456789',
      '+54911234567',
      '+549112345678901',
      '+12025550',
      '+11234567890',
      '+10005550123',
      '+5401112345678',
      '+99912345678',
      '+0491123456789',
      '+',
      '+5491123456789x123',
      '+5491123456789\n',
      '＋5491123456789',
      '+٥٤٩١١٢٣٤٥٦٧٨٩',
      'tel:+5491123456789',
      `+${'1'.repeat(5_000)}`,
      ...noText,
    ].map((wrong) => [wrong]),
  )('%.40j is refused', (wrong) => {
    expect(refusals(Contact, { phone: wrong })).toEqual({ phone: [expect.stringContaining('such as +5491123456789')] });
  });
});

describe('an email address', () => {
  test.each(['ana@example.com', "o'neil+tag@mail.example.co.uk", 'josé@correo.españa', 'a@b.co'])(
    '%s is taken',
    (email) => {
      expect(refusals(Contact, { email })).toEqual({});
    },
  );

  test.each<[unknown]>(
    [
      'ana',
      'ana@',
      '@example.com',
      'ana@example',
      'a b@example.com',
      'ana@example.com ',
      'ana@@example.com',
      'ana@exa mple.com',
      'ana@.com',
      'ana@example..com',
      'Ana <ana@example.com>',
      'ana@example.com,b@example.com',
      'ana@[127.0.0.1]',
      `${'a'.repeat(65)}@example.com`,
      `ana@${'b'.repeat(250)}.com`,
      '\u202eana@example.com\n',
      '😀'.repeat(5_000),
      ...noText,
    ].map((wrong) => [wrong]),
  )('%.40j is refused', (wrong) => {
    expect(refusals(Contact, { email: wrong })).toEqual({
      email: [expect.stringContaining('such as ana@example.com')],
    });
  });
});

describe('a web address', () => {
  test.each([
    'https://acme.example',
    'http://acme.example/about?lang=es#us',
    'https://münchen.example',
    'HTTPS://A.CO',
  ])('%s is taken', (page) => {
    expect(refusals(Contact, { page })).toEqual({});
  });

  test.each<[unknown]>(
    [
      'acme.example',
      'www.acme.example',
      '//acme.example',
      'ftp://acme.example',
      'javascript:alert(1)',
      'https://',
      'https://ana:secret@acme.example',
      'https://acme',
      'http://localhost',
      'https://acme.example/a b',
      'data:,x',
      'https://acme.example\n',
      ' https://acme.example',
      `https://acme.example/${'x'.repeat(500)}`,
      ...noText,
    ].map((wrong) => [wrong]),
  )('%.40j is refused', (wrong) => {
    expect(refusals(Contact, { page: wrong })).toEqual({
      page: [expect.stringContaining('such as https://acme.example')],
    });
  });
});
