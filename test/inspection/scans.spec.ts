import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { Inspector, type PictureFigures, type Readings } from '#inspection';
import { readConfig } from '#runtime';
import { pdfOf } from '../support/documents/pdfs.js';
import { letterOf } from '../support/specimens/letters.js';
import { scanFor, scanned, scannedPdf } from '../support/specimens/scans.js';

const inspector = new Inspector(readConfig({ DOCUMENT_READING: 'on' }, { name: 'test', port: 0 }));
afterAll(() => inspector.onApplicationShutdown());

async function scansOf(bytes: Buffer): Promise<Readings['scans'] | undefined> {
  const seen = await inspector.inspect('one', 'application/pdf', bytes, ['scans']);
  return seen.kind === 'unreadable' ? undefined : seen.readings.scans;
}

async function figuresOf(jpegs: readonly Buffer[], dotsPerInch: number): Promise<readonly PictureFigures[]> {
  const scans = await scansOf(await scannedPdf(jpegs, dotsPerInch));
  return scans?.outcome === 'read' ? scans.value : [];
}

const blurred = (jpeg: Buffer): Promise<Buffer> => sharp(jpeg).blur(9).jpeg().toBuffer();

test('scans in a PDF look as they do as pictures', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const scan = { ...scanFor(seed), dotsPerInch: 150 };
    const jpeg = await scanned(letterOf(seed), scan);
    for (const page of [jpeg, await blurred(jpeg)]) {
      const picture = await inspector.inspect('one', 'image/jpeg', page);
      const [figures] = await figuresOf([page], scan.dotsPerInch);
      if (picture.kind !== 'image' || figures === undefined) throw new Error('Both can be opened');
      expect(figures.sharpness / picture.sharpness).toBeGreaterThan(0.5);
      expect(figures.sharpness / picture.sharpness).toBeLessThan(2);
      expect(Math.abs(figures.contrast - picture.contrast)).toBeLessThan(0.1);
      expect(Math.abs(figures.brightness - picture.brightness)).toBeLessThan(0.1);
    }
  }
});

test('each page is measured, as long as all are scans and all are looked at', async () => {
  const jpeg = await scanned(letterOf(4), { ...scanFor(4), dotsPerInch: 150 });
  const three = await figuresOf([jpeg, await blurred(jpeg), jpeg], 150);
  expect(three.map(({ sharpness }) => sharpness < 12)).toEqual([false, true, false]);
  expect(await figuresOf([jpeg, jpeg, jpeg, jpeg], 150)).toEqual([]);
  const lines = Array.from({ length: 9 }, () => 'Registered office of Acme S.A. in Buenos Aires');
  expect(await scansOf(pdfOf([lines]))).toMatchObject({ outcome: 'notRun' });
});
