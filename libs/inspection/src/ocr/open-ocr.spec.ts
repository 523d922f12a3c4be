import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { printed } from '../../../../test/support/documents/print.js';
import { OcrError } from './ocr.errors.js';
import type { Ocr } from './ocr.js';
import { openOcr } from './open-ocr.js';
import { findTesseractProgram } from './tesseract-program.js';

const isInstalled = (await findTesseractProgram()) !== undefined;
const paragraph = [
  'The registered office of Acme Trading S.A. is at',
  'Avenida Corrientes 1234, Buenos Aires (C1043AAZ).',
  'Registration number 30-71234567-8 & nothing else.',
];

describe.each(['program', 'javascript'] as const)('the %s', (engine) => {
  const where = engine === 'javascript' || isInstalled ? test : test.skip;
  const isHere = engine === 'javascript' || isInstalled;
  let ocr: Ocr | undefined;

  beforeAll(async () => {
    ocr = isHere ? await openOcr({ engine }) : undefined;
  });

  afterAll(() => ocr?.close());

  where('reads a paragraph with its words', async () => {
    const lines = await ocr?.read(await printed(paragraph, { face: 'sans', width: 1_300, size: 36 }));
    expect(lines?.map(({ text }) => text)).toEqual(paragraph);
    expect(lines?.[0]?.words.map(({ text }) => text)).toEqual(paragraph[0]?.split(' '));
    for (const { confidence } of lines?.flatMap(({ words }) => words) ?? []) expect(confidence).toBeGreaterThan(60);
  });

  where('finds nothing on an empty page, and reads on after it', async () => {
    expect(await ocr?.read(await printed([], { face: 'sans', width: 900, height: 900, size: 36 }))).toEqual([]);
    const one = await printed(['Acme Trading'], { face: 'sans', width: 500, size: 36 });
    expect((await ocr?.read(one))?.map(({ text }) => text)).toEqual(['Acme Trading']);
  });

  where('says so when it fails, reads on after it, and leaves no file behind', async () => {
    const before = readdirSync('.');
    await expect(ocr?.read({ pixels: new Uint8Array(0), width: 0, height: 0 })).rejects.toThrow(OcrError);
    const one = await printed(['Acme Trading'], { face: 'sans', width: 500, size: 36 });
    expect((await ocr?.read(one))?.map(({ text }) => text)).toEqual(['Acme Trading']);
    expect(readdirSync('.')).toEqual(before);
  });
});

test('without a choice, the program is taken where it is installed', async () => {
  const ocr = await openOcr();
  expect(ocr.name).toBe(isInstalled ? 'tesseract' : 'tesseract.js');
  await ocr.close();
});
