import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { photographOf } from '../support/documents/scanned-documents.js';
import { type Case, caseOf, fileOf } from '../support/specimens/cases.js';
import { wellTaken } from '../support/specimens/conditions.js';
import { specimenKinds } from '../support/specimens/kinds.js';
import { brokenLimits, limits } from '../support/specimens/legibility.js';
import { photographed } from '../support/specimens/photograph.js';
import { sheetOf } from '../support/specimens/sheets.js';
import { type Specimen, specimenOf } from '../support/specimens/specimen.js';
import {
  type MrzFields,
  type MrzFormat,
  checkDigit,
  mrzLines,
  transliterated,
} from '../support/specimens/mrz-writer.js';

/** Of ICAO 9303, parts 4 to 7. */
const utopian: Omit<MrzFields, 'layout' | 'code' | 'number'> = {
  issuer: 'UTO',
  nationality: 'UTO',
  lastNames: 'Eriksson',
  firstNames: 'Anna Maria',
  birthDate: '1974-08-12',
  sex: 'F',
  expiresOn: '2012-04-15',
};

describe('MRZs are written as ICAO 9303 prints its own specimens', () => {
  test('of a passport', () => {
    const lines = mrzLines({ ...utopian, layout: 'TD3', code: 'P', number: 'L898902C3', optional: 'ZE184226B' });
    expect(lines).toEqual([
      'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
    ]);
  });

  test('of a card with three lines', () => {
    const lines = mrzLines({ ...utopian, layout: 'TD1', code: 'I', number: 'D23145890' });
    expect(lines).toEqual([
      'I<UTOD231458907<<<<<<<<<<<<<<<',
      '7408122F1204159UTO<<<<<<<<<<<6',
      'ERIKSSON<<ANNA<MARIA<<<<<<<<<<',
    ]);
  });

  test('of a card with two lines', () => {
    const lines = mrzLines({ ...utopian, layout: 'TD2', code: 'I', number: 'D23145890' });
    expect(lines).toEqual(['I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'D231458907UTO7408122F1204159<<<<<<<6']);
  });

  test('of visas', () => {
    const visa = {
      ...utopian,
      code: 'V',
      number: 'L8988901C',
      optional: '6ZE184226B',
      birthDate: '1940-09-07',
      expiresOn: '1996-12-10',
    };
    expect(mrzLines({ ...visa, layout: 'MRVA' })[1]).toBe('L8988901C4UTO4009078F96121096ZE184226B<<<<<<');
    expect(mrzLines({ ...visa, layout: 'MRVB', optional: '' })[1]).toBe('L8988901C4UTO4009078F9612109<<<<<<<<');
  });

  test('and a number that is too long goes on in the optional places', () => {
    const [first = ''] = mrzLines({ ...utopian, layout: 'TD1', code: 'I', number: 'D23145890734' });
    expect(first).toBe('I<UTOD23145890<7349<<<<<<<<<<<');
  });

  test('in Portugal with a check digit of that which counts the filler between', () => {
    const [first] = mrzLines({ ...utopian, layout: 'TD1', code: 'I', issuer: 'PRT', number: '00002475 9 ZZ7' });
    expect(first).toBe('I<PRT000024759<ZZ72<<<<<<<<<<<');
  });

  test('of a French identity card of before 2021', () => {
    const person = { lastNames: 'Berthier', firstNames: 'Corinne', birthDate: '1965-12-06', sex: 'F' } as const;
    const lines = mrzLines({ ...utopian, ...person, layout: 'IDFRA', code: 'ID', number: '880692310285' });
    expect(lines.map((line) => line.replace('<923<<<', '<<<<<<<').slice(0, -1))).toEqual([
      'IDFRABERTHIER<<<<<<<<<<<<<<<<<<<<<<',
      '8806923102858CORINNE<<<<<<<6512068F',
    ]);
    expect(lines[1]).toMatch(new RegExp(`${checkDigit(lines.join('').slice(0, -1))}$`));
  });

  test.each([
    ['Jürgen Groß', 'JUERGEN GROSS'],
    ['Ærøskøbing Ångström', 'AEROESKOEBING AANGSTROEM'],
    ["Núñez d'Aubigné-Œuvrard", 'NUNEZ DAUBIGNE OEUVRARD'],
    ['Łukasz Żółć Þór Đurić', 'LUKASZ ZOLC THOR DURIC'],
    ['İnönü Kılıç', 'INOENUE KILIC'],
  ])('and %s is %s there', (name, written) => {
    expect(transliterated(name)).toBe(written);
  });
});

describe('whatever a person is called', () => {
  const name = fc
    .string({ unit: fc.constantFrom(..."AbcÉñß-' ØŁi"), minLength: 1, maxLength: 60 })
    .filter((text) => /[a-z]/i.test(text));
  const widths: readonly (readonly [MrzFormat, readonly number[]])[] = [
    ['TD1', [30, 30, 30]],
    ['TD2', [36, 36]],
    ['TD3', [44, 44]],
    ['MRVA', [44, 44]],
    ['MRVB', [36, 36]],
    ['IDFRA', [36, 36]],
  ];

  test.each(widths)('the lines of a %s are as long as they must be, and hold what they may', (layout, lengths) => {
    fc.assert(
      fc.property(name, name, fc.stringMatching(/^[A-Z0-9]{5,12}$/), (lastNames, firstNames, number) => {
        const lines = mrzLines({ ...utopian, layout, code: 'I', number, lastNames, firstNames });
        expect(lines.map(({ length }) => length)).toEqual(lengths);
        expect(lines.join('')).toMatch(/^[A-Z0-9<]+$/);
      }),
    );
  });

  test('the check digits of a passport hold', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const [, line = ''] = specimenOf(seed, { kind: 'passport' }).mrz?.lines ?? [];
        const parts = [line.slice(0, 10), line.slice(13, 20), line.slice(21, 28)];
        expect(parts.map((part) => checkDigit(part.slice(0, -1)))).toEqual(parts.map((part) => part.slice(-1)));
        expect(checkDigit(parts.join('') + line.slice(28, 43))).toBe(line.slice(43));
      }),
    );
  });
});

describe('a specimen', () => {
  test.each(specimenKinds)('of the kind %s is drawn on all its sides', (kind) => {
    const specimen = specimenOf(11, { kind });
    const sheets = specimen.sides.map((side) => sheetOf(specimen, side));
    for (const { content, mrz, page } of sheets) {
      expect(content).not.toMatch(/NaN|undefined/);
      if (mrz !== undefined) expect(mrz.x + mrz.width).toBeLessThan(page.x + page.width);
    }
    const withMrz = sheets.filter(({ mrz }) => mrz !== undefined);
    expect(withMrz).toHaveLength(specimen.mrz === undefined ? 0 : 1);
  });

  test('says the same, and is photographed to the same bytes, for the same seed, as what was kept of it', async () => {
    const conditions = { ...wellTaken, angle: 12, pixelsPerMillimetre: 5 };
    const card = (): Specimen => specimenOf(5, { kind: 'nationalId' });
    expect(specimenOf(5)).toEqual(specimenOf(5));
    const drawn = await photographed(card(), 'back', conditions);
    expect(drawn.equals(await photographOf(card(), 'back', conditions))).toBe(true);
  });

  test('is stored turned where its tag says so', async () => {
    const card = specimenOf(5, { kind: 'nationalId' });
    const take = (orientation: 1 | 6): Promise<Buffer> =>
      photographed(card, 'front', {
        ...wellTaken,
        pixelsPerMillimetre: 4,
        output: { format: 'png', quality: 90, orientation },
      });
    const [upright, turned] = [await take(1), await take(6)];
    const { width, height } = await sharp(turned).metadata();
    expect(width).toBeLessThan(height);
    expect((await sharp(turned).autoOrient().raw().toBuffer()).equals(await sharp(upright).raw().toBuffer())).toBe(
      true,
    );
  });
});

describe('the barcode of a licence', () => {
  test('says where its parts begin and how long they are', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('US', 'CA'), (seed, country) => {
        const { licence, number } = specimenOf(seed, { kind: 'driverLicense', country });
        const payload = licence?.payload ?? '';
        const parts = [...payload.slice(21).matchAll(/(DL|Z[A-Z])(\d{4})(\d{4})/gy)].slice(
          0,
          Number(payload.slice(19, 21)),
        );
        expect(payload.startsWith('@\n\x1e\rANSI ')).toBe(true);
        for (const [, type = '', offset, length] of parts) {
          const part = payload.slice(Number(offset), Number(offset) + Number(length));
          expect(part.startsWith(type) && part.endsWith('\r')).toBe(true);
        }
        expect(parts.reduce((sum, [, , , length]) => sum + Number(length), 21 + 10 * parts.length)).toBe(
          payload.length,
        );
        expect(payload).toContain(`DAQ${number}`);
      }),
    );
  });
});

describe('cases', () => {
  const all = Array.from({ length: 120 }, (_, seed) => caseOf(seed));
  const share = (of: (each: Case) => boolean): number => all.filter(of).length / all.length;

  test('are half of them good, and mostly legible', () => {
    expect(share(({ fault }) => fault === undefined)).toBeGreaterThan(0.35);
    expect(share(({ fault }) => fault === undefined)).toBeLessThan(0.65);
    expect(share(({ isLegible }) => isLegible)).toBeGreaterThan(0.5);
  });

  test('are never legible when they are to be unreadable, and say by what failure a fault is found', () => {
    for (const { fault, isLegible, failureCode } of all) {
      if (fault === 'unreadable') expect(isLegible).toBe(false);
      expect(failureCode === undefined).toBe(fault === undefined);
    }
  });

  test('are pictures', async () => {
    const [one] = all.filter(({ pictures }) => (pictures[0]?.conditions.pixelsPerMillimetre ?? 99) < 6);
    const [picture] = one?.pictures ?? [];
    if (one === undefined || picture === undefined) throw new Error('None of the cases is a small one.');
    const { width, height } = await sharp(await fileOf(picture, one)).metadata();
    expect(Math.min(width, height)).toBeGreaterThan(100);
  });
});

describe('what is legible is decided by conditions alone', () => {
  const sheet = sheetOf(specimenOf(3, { kind: 'passport' }), 'front');
  const mrz = sheet.mrz ?? sheet.page;

  test('and what is well taken keeps every limit', () => {
    expect(brokenLimits(wellTaken, sheet)).toEqual([]);
    expect(limits.every(({ because }) => because.length > 20)).toBe(true);
  });

  test.each([
    ['size', { pixelsPerMillimetre: 5 }],
    ['blur', { blur: 4 }],
    ['noise', { noise: { luminance: 21, colour: 0 } }],
    ['compression', { output: { format: 'jpeg', quality: 34, orientation: 1 } }],
    ['contrast', { light: { ...wellTaken.light, contrast: 0.39 } }],
    ['free', { glare: { x: mrz.x, y: mrz.y, radius: 3 } }],
    ['free', { occlusion: { kind: 'finger', x: mrz.x - 60, y: mrz.y, width: 62, height: 12 } }],
    ['whole', { margins: [0.1, 0.1, 0.1, -0.01] }],
  ] as const)('but %s is not kept by %o', (limit, change) => {
    expect(brokenLimits({ ...wellTaken, ...change }, sheet)).toContain(limit);
  });
});
