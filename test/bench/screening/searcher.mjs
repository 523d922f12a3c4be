import 'reflect-metadata';
import { join } from 'node:path';
import { answering } from '../harness/side-process.mjs';

const dist = join(process.env.BENCH_ROOT ?? '', 'dist');
const { createApp, readConfig } = await import(join(dist, 'libs/runtime/src/index.js'));
const { SearchLists } = await import(join(dist, 'libs/screening/src/index.js'));
const { ComplianceModule } = await import(join(dist, 'apps/compliance/src/compliance.module.js'));

const config = readConfig({ ...process.env, LOG_LEVEL: 'error', ROLE: 'api' }, { name: 'bench', port: 0 });
const app = await createApp({ config, module: ComplianceModule });
const lists = app.get(SearchLists, { strict: false });

/** Looks for people, one after the other: what was found, and how long it took. */
answering(async ({ subjects }) => {
  const answers = [];
  for (const subject of subjects) {
    const begun = performance.now();
    const { hits, isCut } = await lists.search(subject);
    const milliseconds = performance.now() - begun;
    const found = hits.map((/** @type {any} */ { entry, match }) => ({ sourceId: entry.sourceId, score: match.score }));
    answers.push({ milliseconds, found, isCut });
  }
  return { answers };
});
