import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseLicence } from './aamva-text.js';

interface Tracks {
  readonly city?: string;
  readonly name?: string;
  readonly second?: string;
}

/** As British Columbia writes it: the city, the name and the address end with `^` where they do not fill their room. */
function stripe({ city = 'VANCOUVER^', name = 'SPECIMEN,$TEST CARD^', ...given }: Tracks = {}): string {
  const second = given.second ?? '6360282222222=310519900312=';
  return `%BC${city}${name}910 GRANVILLE ST$VANCOUVER BC  V6Z 1K3^?;${second}?_%0AV6Z1K3                     M185 95BRNBLU9123456789                E$''C(R2S6L?`;
}

describe('the tracks of a magnetic stripe', () => {
  test('say who holds it, and the month in which it expires', () => {
    expect(parseLicence(stripe())).toEqual({
      kind: undefined,
      country: 'CA',
      number: '2222222',
      birthDate: '1990-03-12',
      expiresOn: '2031-05',
      firstName: 'TEST CARD',
      lastName: 'SPECIMEN',
    });
  });

  test.each([
    ['a city that fills its room', stripe({ city: 'NEW WESTMINST' })],
    ['a mark behind it all the same', stripe({ city: 'NEW WESTMINST^' })],
    ['no mark behind the address', stripe().replace('1K3^?', '1K3?')],
    ['its first letter left out', stripe().slice(1)],
  ])('with %s, say the same', (_, text) => {
    expect(parseLicence(text)).toEqual(parseLicence(stripe()));
  });

  test('may hold a name that is cut off', () => {
    const name = 'VAN DER SCHAAF-WORTHINGTON,$MAXIMILI';
    expect(name).toHaveLength(36);
    expect(parseLicence(stripe({ name: name.slice(0, 35) }))).toMatchObject({
      lastName: 'VAN DER SCHAAF-WORTHINGTON',
      firstName: 'MAXIMIL',
    });
  });

  test('may hold one name alone', () => {
    expect(parseLicence(stripe({ name: 'SPECIMEN,$^' }))).toMatchObject({ lastName: 'SPECIMEN', firstName: undefined });
  });

  test.each(['77', '88', '99', '00', '13'])('do not say when it expires by the month %s', (month) => {
    const text = stripe({ second: `6360282222222=31${month}19900312=` });
    expect(parseLicence(text)).toMatchObject({ number: '2222222', expiresOn: undefined, birthDate: '1990-03-12' });
  });

  test('do not say a birth date that is none', () => {
    expect(parseLicence(stripe({ second: '6360282222222=310519909912=' }))).toMatchObject({ birthDate: undefined });
  });

  test.each([
    ['of a card that is not numbered as licences are', '636028004023964=310519900312=', 'CA'],
    ['of an issuer whose numbers have letters', '6360100462172082009=310519900312=', 'US'],
  ])('do not say the number %s', (_, second, country) => {
    expect(parseLicence(stripe({ second }))).toMatchObject({ number: undefined, country, birthDate: '1990-03-12' });
  });

  test.each([
    ['an issuer that nobody knows', stripe({ second: '9999992222222=310519900312=' })],
    ['no dates', stripe({ second: '6360282222222=' })],
    ['a bank card', '%B4000001234562^SPECIMEN/TEST^31051010000000000?;4000001234562=31051010000000000?'],
  ])('are not those with %s', (_, text) => {
    expect(parseLicence(text)).toBeUndefined();
  });

  test('never throw, whatever the text is', () => {
    const text = stripe();
    const spoilt = fc
      .tuple(fc.nat(text.length), fc.string(), fc.nat(text.length))
      .map(([at, noise, from]) => text.slice(0, at) + noise + text.slice(from));
    fc.assert(
      fc.property(spoilt, (given) => {
        const said = parseLicence(given);
        expect(said?.birthDate ?? '1990-03-12').toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(said?.expiresOn ?? '2031-05').toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      }),
    );
  });
});
