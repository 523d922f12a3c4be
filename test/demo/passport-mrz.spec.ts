import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import opentype from 'opentype.js';
import { type SamplePerson, ofDemoPage, samplePeople } from '../support/browser/newcomer.js';
import { mrzLines as expectedLines } from '../support/specimens/mrz-writer.js';

interface Letters {
  readonly pitch: number;
  readonly outlines: Readonly<Record<string, string>>;
}

const { mrzLines } = await ofDemoPage<{ mrzLines: (person: SamplePerson, expiresOn: string) => string[] }>(
  'passport-mrz.js',
);
const { ocrB } = await ofDemoPage<{ ocrB: Letters }>('ocr-b.js');
const expiresOn = '2033-03-14';

test.each(Object.values(samplePeople))('the MRZ of $firstName is as ICAO 9303 has it', (person) => {
  const { firstName: firstNames, lastName: lastNames, passport: number, birthDate, nationality } = person;
  const names = { firstNames, lastNames, plainUmlauts: true };
  const rest = { number, nationality, birthDate, expiresOn, optional: '' } as const;
  const fields = { layout: 'TD3', code: 'P', issuer: 'UTO', sex: 'X', ...names, ...rest } as const;
  // The digit of an empty field may be a filler, or 0 as here; as a figure it is 0 both ways.
  const [first, second = ''] = expectedLines(fields);
  expect(mrzLines(person, expiresOn)).toEqual([first, `${second.slice(0, 42)}0${second.slice(43)}`]);
});

test('a name that is too long is cut off', () => {
  const [person] = Object.values(samplePeople);
  if (person === undefined) throw new Error('There is nobody');
  const [first] = mrzLines({ ...person, lastName: 'Ñandú '.repeat(12).trim() }, expiresOn);
  expect(first).toBe(`P<UTO${'NANDU<'.repeat(12)}`.slice(0, 44));
});

test('its letters are those of the font', () => {
  const path = join(dirname(createRequire(import.meta.url).resolve('bwip-js')), '../fonts/OCRB7.ttf');
  const { buffer, byteOffset, byteLength } = readFileSync(path);
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  const outlines = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<'].map((letter): [string, string] => [
    letter,
    written(font.charToGlyph(letter).getPath(0, 0, font.unitsPerEm)),
  ]);
  expect(ocrB).toEqual({ pitch: font.charToGlyph('<').advanceWidth, outlines: Object.fromEntries(outlines) });
});

/** In whole units, without lines that go nowhere. */
function written({ commands }: opentype.Path): string {
  let at = '';
  return commands
    .map(({ type, ...places }) => {
      const figures = Object.values(places).map((figure: number) => String(Math.round(figure)));
      const to = figures.slice(-2).join(' ');
      const isNowhere = type === 'L' && to === at;
      at = figures.length > 0 ? to : at;
      return isNowhere ? '' : type + figures.join(' ');
    })
    .join('');
}
