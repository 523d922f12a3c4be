import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { issuerOf } from './aamva-issuers.js';
import { parseLicence } from './aamva-text.js';

interface Written {
  readonly iin?: string;
  readonly part?: 'DL' | 'ID';
  readonly elements: Readonly<Record<string, string>>;
}

/** As the standard has it since 2003: offsets and lengths are what they should be. */
function barcodeText({ iin = '636014', part = 'DL', elements }: Written): string {
  const lines = Object.entries(elements).map(([name, value]) => `${name}${value}`);
  const body = `${part}${lines.join('\n')}\r`;
  const length = String(body.length).padStart(4, '0');
  return `@\n\x1e\rANSI ${iin}080102${part}0041${length}ZC${String(41 + body.length).padStart(4, '0')}0009${body}ZCZCABRN\r`;
}

const person = {
  DAQ: 'D1234562',
  DCS: 'O’HARA',
  DAC: 'MARY',
  DAD: 'ANN',
  DBB: '03121990',
  DBA: '11302031',
  DCG: 'USA',
  DCA: 'C',
};

describe('the text of a licence', () => {
  test('says who holds it, and until when', () => {
    expect(parseLicence(barcodeText({ elements: person }))).toEqual({
      kind: 'driverLicense',
      country: 'US',
      number: 'D1234562',
      birthDate: '1990-03-12',
      expiresOn: '2031-11-30',
      firstName: 'MARY ANN',
      lastName: 'O’HARA',
    });
  });

  test('may be that of an identity card', () => {
    const { DCA: _, ...holder } = person;
    expect(parseLicence(barcodeText({ part: 'ID', elements: holder }))).toMatchObject({ kind: 'stateId' });
  });

  test('has its dates the other way round in Canada', () => {
    const elements = { ...person, DCG: 'CAN', DBB: '19900312', DBA: '20311130' };
    expect(parseLicence(barcodeText({ iin: '636012', elements }))).toMatchObject({
      country: 'CA',
      birthDate: '1990-03-12',
      expiresOn: '2031-11-30',
    });
  });

  test('of 2000 has the name in one, and the year first', () => {
    const text =
      '@\n\x1e\rAAMVA6360260102DL00390080ZA01190010DLDAQB01234567\nDAASAMPLE,JANE,Q\nDBB19710403\nDBA20310403\rZAZAA1\r';
    expect(parseLicence(text)).toMatchObject({
      country: 'US',
      number: 'B01234567',
      firstName: 'JANE Q',
      lastName: 'SAMPLE',
      birthDate: '1971-04-03',
      expiresOn: '2031-04-03',
    });
  });

  test('may have all given names in one', () => {
    const elements = { DAQ: '1', DCS: 'LEE', DCT: 'JO,ANN' };
    expect(parseLicence(barcodeText({ elements }))).toMatchObject({ firstName: 'JO ANN', lastName: 'LEE' });
  });

  test('of an issuer that nobody knows has its country at least', () => {
    const read = parseLicence(barcodeText({ iin: '999999', elements: { ...person, DCG: 'CAN' } }));
    expect(read).toMatchObject({ country: 'CA' });
  });

  test.each([
    ['wrong offsets', (text: string) => text.replace(/DL\d{8}/, 'DL99990001')],
    ['too many digits in its offsets', (text: string) => text.replace(/DL\d{8}/, 'DL000410000278')],
    ['zeros at its end', (text: string) => `${text}\0\0\0`],
    ['no end of its lines', (text: string) => text.slice(0, -1)],
    ['carriage returns too', (text: string) => text.replaceAll('\n', '\r\n')],
    ['something before its head', (text: string) => `]L2${text}`.replace(']L2', '\0\0')],
    ['spaces after its values', (text: string) => text.replaceAll('\n', '   \n')],
  ])('with %s is read all the same', (_, spoilt) => {
    const text = barcodeText({ elements: person });
    expect(parseLicence(spoilt(text))).toEqual(parseLicence(text));
  });

  test.each(['00000000', '99999999', '02302020', '20230229', '13322020', 'NONE', ''])('has no date in %p', (DBA) => {
    expect(parseLicence(barcodeText({ elements: { ...person, DBA } }))).toMatchObject({ expiresOn: undefined });
  });

  test.each(['NONE', 'unavl', ''])('has no name in %p', (DAD) => {
    expect(parseLicence(barcodeText({ elements: { ...person, DAD } }))).toMatchObject({ firstName: 'MARY' });
  });

  test.each(['', 'M1SAMPLE/JANE  ABC123', 'ANSI', '@\n\x1e\rANSI 636014080001TD00410008TDTAA1\r'])(
    'is not %p',
    (text) => {
      expect(parseLicence(text)).toBeUndefined();
    },
  );

  test.each([
    ['DL', { DCA: 'C' }, 'driverLicense'],
    ['DL', { DAR: 'D' }, 'driverLicense'],
    ['DL', {}, undefined],
    ['DL', { DCA: 'NONE' }, undefined],
    ['DL', { DCA: 'ID' }, undefined],
    ['DL', { DCA: 'NDL' }, undefined],
    ['ID', {}, 'stateId'],
    ['ID', { DCA: '0' }, 'stateId'],
    ['ID', { DCA: 'C' }, undefined],
  ] as const)('of a part %s with %j is surely that of a %s', (part, vehicles, kind) => {
    const elements = { DAQ: '1', DCS: 'LEE', ...vehicles };
    expect(parseLicence(barcodeText({ part, elements }))).toMatchObject({ kind });
  });

  test('never throws, whatever the text is', () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((each) => new TextDecoder('latin1').decode(each));
    const text = barcodeText({ elements: person });
    const spoilt = fc.tuple(fc.nat(text.length), bytes).map(([at, noise]) => text.slice(0, at) + noise);
    fc.assert(
      fc.property(fc.oneof(bytes, spoilt, fc.string()), (given) => {
        const read = parseLicence(given);
        expect([undefined, 'driverLicense', 'stateId']).toContain(read?.kind);
      }),
    );
  });

  test('is read back as it was written', () => {
    const word = fc.stringMatching(/^[A-Z]{2,12}$/).filter((each) => !/^(UNAVL?|UNK|NONE)$/.test(each));
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const number = fc.stringMatching(/^[A-Z0-9]{4,16}$/).filter((each) => /\d/.test(each));
    fc.assert(
      fc.property(fc.record({ number, first: word, last: word, birthDate: day, expiresOn: day }), (given) => {
        const american = (date: string): string => date.slice(5, 7) + date.slice(8) + date.slice(0, 4);
        const dates = { DBB: american(given.birthDate), DBA: american(given.expiresOn) };
        const text = barcodeText({ elements: { DAQ: given.number, DCS: given.last, DAC: given.first, ...dates } });
        expect(parseLicence(text)).toMatchObject({
          number: given.number,
          birthDate: given.birthDate,
          expiresOn: given.expiresOn,
          firstName: given.first,
          lastName: given.last,
        });
      }),
    );
  });
});

test.each([
  ['636000', 'US', 'VA'],
  ['636027', 'US', undefined],
  ['604428', 'CA', 'QC'],
  ['636057', 'MX', 'HID'],
])('%s issues for %s, %s', (number, country, jurisdiction) => {
  expect(issuerOf(number)).toEqual({ country, jurisdiction });
});
