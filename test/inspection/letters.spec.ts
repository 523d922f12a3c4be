import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { pdfOf } from '../support/documents/pdfs.js';
import { letterOf } from '../support/specimens/letters.js';
import { scanFor, scanned, scannedPdf } from '../support/specimens/scans.js';

test('a letter is scanned to the size of its paper', async () => {
  const letter = letterOf(4, { kind: 'articlesOfIncorporation', legalName: 'Acme Payments LLC', number: 'C-1234567' });
  const { width, height, format } = await sharp(
    await scanned(letter, { ...scanFor(4), dotsPerInch: 150, skew: 0 }),
  ).metadata();
  expect({ width, height, format }).toEqual({ width: 1240, height: 1754, format: 'jpeg' });
});

test('a scan in a PDF carries its bytes as they are, and no text', async () => {
  const jpeg = await scanned(letterOf(4), { ...scanFor(4), dotsPerInch: 150 });
  const file = await scannedPdf([jpeg, jpeg], 150);
  expect(file.includes(jpeg)).toBe(true);
  expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(file.includes('/Font')).toBe(false);
  expect(pdfOf([['text']]).includes('/Font')).toBe(true);
});
