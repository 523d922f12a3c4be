import sharp from 'sharp';
import { drawnOnce } from './kept-drawings.js';
import type { Conditions } from '../specimens/conditions.js';
import { countryOf } from '../specimens/countries.js';
import { type Letter, letterSheet } from '../specimens/letters.js';
import { photographed } from '../specimens/photograph.js';
import { type Sheet, rasterOf } from '../specimens/sheet.js';
import { sheetOf } from '../specimens/sheets.js';
import { type Side, type Specimen, specimenOf } from '../specimens/specimen.js';
import { mrzLines } from '../specimens/mrz-writer.js';

/** What attestations say of whoever holds a passport. */
export interface Holder {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  /** Alpha-2; it issued the passport as well. */
  readonly nationality: string;
  readonly number: string;
  readonly expiresOn: string;
}

/** Of a passport that says so, in print and to machines. */
export function passportOf(holder: Holder): Promise<Buffer> {
  return sideOf(specimenFor(holder), 'front');
}

export function sideOf(specimen: Specimen, side: Side): Promise<Buffer> {
  return scanOf(sheetOf(specimen, side), specimen.licence === undefined ? 9 : 12);
}

export function letterScan(letter: Letter): Promise<Buffer> {
  return scanOf(letterSheet(letter), 6);
}

/** The file that a telephone would send. */
export function photographOf(specimen: Specimen, side: Side, conditions: Conditions): Promise<Buffer> {
  return drawnOnce({ specimen, side, conditions }, () => photographed(specimen, side, conditions));
}

/** As it lies there. No two files are alike. */
async function scanOf(sheet: Sheet, pixelsPerMillimetre: number): Promise<Buffer> {
  const file = await drawnOnce({ sheet, pixelsPerMillimetre }, () => drawnScan(sheet, pixelsPerMillimetre));
  return Buffer.concat([
    file.subarray(0, 2),
    Buffer.of(0xff, 0xfe, 0, 38),
    Buffer.from(crypto.randomUUID()),
    file.subarray(2),
  ]);
}

async function drawnScan(sheet: Sheet, pixelsPerMillimetre: number): Promise<Buffer> {
  const { pixels, ...size } = await rasterOf(sheet, pixelsPerMillimetre);
  const inPixels = (millimetres: number): number => Math.round(millimetres * pixelsPerMillimetre);
  const { x, y, width, height } = sheet.page;
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .flatten({ background: 'white' })
    .extract({ left: inPixels(x), top: inPixels(y), width: inPixels(width), height: inPixels(height) })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Drawn like one that is plain to read: how well others are read is measured elsewhere. */
const seed = 5;

function specimenFor({ firstName, lastName, birthDate, nationality, number, expiresOn }: Holder): Specimen {
  const country = countryOf(nationality);
  const { nationalNumber: _, ...specimen } = specimenOf(seed, { kind: 'passport', country: nationality });
  const names = { firstNames: firstName, lastNames: lastName };
  const person = { ...specimen.person, ...names, birthDate, nationality: country };
  const lines = mrzLines({
    ...{ layout: 'TD3', code: 'P', issuer: country.issuer, nationality: country.issuer, sex: person.sex },
    ...{ ...names, number, birthDate, expiresOn },
  });
  const mrz = { layout: 'TD3', side: 'front', lines, nationality: country.issuer } as const;
  return { ...specimen, person, number, expiresOn, mrz };
}
