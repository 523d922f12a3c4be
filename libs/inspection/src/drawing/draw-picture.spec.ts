import { expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { mostDrawnBytes } from '../results/drawing.js';
import { drawPicture } from './draw-picture.js';

test('the largest picture has room, though nothing of it can be compressed and it came with sixteen bits a shade', async () => {
  const side = 3_000;
  const shades = new Uint16Array(Uint8Array.from(randomBytes(2 * 4 * side * side)).buffer);
  const noise = sharp(shades, { raw: { width: side, height: side, channels: 4 } });
  const given = await noise.toColourspace('rgb16').png({ compressionLevel: 0 }).toBuffer();
  expect(given.length).toBeGreaterThan(mostDrawnBytes);
  const { bytes } = await drawPicture('image/png', given);
  expect(bytes.length).toBeGreaterThan(4 * side * side);
  expect(bytes.length).toBeLessThan(mostDrawnBytes);
});
