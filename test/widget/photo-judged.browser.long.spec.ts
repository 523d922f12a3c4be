import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { pictures, spoiled } from '../support/documents/pictures.js';
import { atPhoto, choose } from './photo-step.js';
import { Stage } from './stage.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

test('a photo of 12 megapixels is judged at once, on a device four times slower', async () => {
  const { page } = (await atPhoto(stage, { device: { cpuThrottle: 4 } })).visitor;
  const photo = await twelveMegapixels();
  const field = page.locator('gatehouse-document-field');
  const times: number[] = [];
  // The figure to reach is 150 on a machine that does nothing else; the tests share theirs.
  const enough = 450;
  for (let left = 20; left > 0 && !times.some((time) => time < enough); left -= 1) {
    await field.evaluate(noteTimes);
    await choose(page, photo);
    await page.locator('.file.advised').waitFor();
    times.push(await field.evaluate(() => performance.measure('judged', 'chosen', 'advised').duration));
    await page.getByRole('button', { name: 'Use a different picture' }).click();
  }
  expect(Math.min(...times)).toBeLessThan(enough);
}, 300_000);

/** Blurred, so that there are words about it. */
async function twelveMegapixels(): Promise<Buffer> {
  const blurred = await (await spoiled.blurred(pictures.card(1_000), 8)).png().toBuffer();
  return sharp(blurred).resize(4_032, 3_024, { fit: 'fill' }).jpeg({ quality: 95 }).toBuffer();
}

/** In the page: when a file was chosen, and when there were words about it. */
function noteTimes(field: Element): void {
  field.addEventListener('change', () => void performance.mark('chosen'), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (field.querySelector('.file-flaws') === null) return;
    performance.mark('advised');
    observer.disconnect();
  });
  observer.observe(field, { childList: true, subtree: true });
}
