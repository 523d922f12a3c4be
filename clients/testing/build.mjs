// Bundles the test kit, with the client, into dist; with --types also its types, for npm.
import { bundle, declare } from '../typescript/build.mjs';

const root = import.meta.dirname;
const entries = {
  'gatehouse-testing.js': 'index',
  'global-setup.js': 'global-setup',
  'global-teardown.js': 'global-teardown',
};

for (const [name, entry] of Object.entries(entries))
  await bundle({ root, name, entry: `src/${entry}.ts`, platform: 'node', beside: ['../typescript'] });
if (process.argv.includes('--types')) declare(root);
