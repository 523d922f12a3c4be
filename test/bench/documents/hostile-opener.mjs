import { register } from 'node:module';
import { answering } from '../harness/side-process.mjs';
import { openInspection } from './inspecting.mjs';

// Opens one hostile file after the other, as the service would, and reports how long each took.
register('../../runner/typescript-hooks.mjs', import.meta.url);
const { hostilePdfs } = await import('../../support/documents/hostile-pdfs.ts');
const { hostilePictures, slowPictures } = await import('../../support/documents/hostile-pictures.ts');
const { pictures } = await import('../../support/documents/pictures.ts');
const inspection = await openInspection(1);
const everything = ['keypoints', 'barcode', 'mrz', 'text'];
/** @type {Record<string, Record<string, () => Promise<Buffer>>>} */
const files = { pdf: hostilePdfs, picture: { ...hostilePictures, ...slowPictures } };

answering(async ({ family, name }) => {
  if (name === undefined) return { names: Object.keys(files[family] ?? {}) };
  const bytes = await files[family]?.[name]?.();
  if (bytes === undefined) throw new Error(`No hostile ${family} is called ${name}`);
  const since = performance.now();
  await inspection.open(family === 'pdf' ? 'application/pdf' : 'image/png', bytes, everything);
  const milliseconds = performance.now() - since;
  const next = await inspection.open('image/png', await honest(), []);
  return { milliseconds, isAlive: next.kind === 'image' && next.isWhole };
});

let drawn = 0;

/** A different one each time: recent results are kept. */
function honest() {
  return pictures.page().extend({ right: ++drawn, background: 'white' }).png().toBuffer();
}
