import { readFile, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { join } from 'node:path';
import { answering } from '../harness/side-process.mjs';
import { evidenceOf, openInspection } from './inspecting.mjs';
import { judged } from './judging.mjs';

// Draws one case after the other, has its pictures inspected, and reports the results.
register('../../runner/typescript-hooks.mjs', import.meta.url);
const { caseOf, fileOf } = await import('../../support/specimens/cases.ts');
const { drawnFor } = await import('../../support/specimens/specimen.ts');
const inspection = await openInspection(1);

answering(async ({ seed, folder }) => {
  const one = caseOf(seed);
  const shots = [];
  for (const picture of one.pictures) shots.push(await shotOf(picture, one, folder));
  const evidence = await evidenceOf(one, shots, inspection, drawnFor);
  const result = judged(one, evidence, inspection.runChecks);
  return { ...result, wanted: inspection.wantedOf(one), shots: shots.map(({ side, format }) => ({ side, format })) };
});

/** Drawn already, or drawn now and kept. @param {any} picture @param {any} one @param {string} folder */
async function shotOf(picture, one, folder) {
  const { format } = picture.conditions.output;
  const path = join(folder, `${one.seed}-${picture.as}.${format}`);
  const kept = await readFile(path).catch(() => undefined);
  const bytes = kept ?? (await fileOf(picture, one));
  if (kept === undefined) await writeFile(path, bytes);
  return { side: picture.as, format, bytes };
}
