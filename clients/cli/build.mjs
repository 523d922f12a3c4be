// Bundles the command line, with the client, into dist/gatehouse-cli.js.
import { bundle } from '../typescript/build.mjs';

const root = import.meta.dirname;

/** Builds only if a source is newer than the output. */
export async function buildCli() {
  await bundle({ root, name: 'gatehouse-cli.js', entry: 'src/main.ts', platform: 'node', beside: ['../typescript'] });
}

if (process.argv[1] === import.meta.filename) await buildCli();
