// Prints the public element as the custom elements analyzer sees it; `npm run docs` writes the manifest from it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';

const source = join(import.meta.dirname, 'src/onboarding/onboarding.ts');
const module = ts.createSourceFile(source, readFileSync(source, 'utf8'), ts.ScriptTarget.ES2022, true);
const { modules } = create({ modules: [module], plugins: litPlugin(), context: { thirdPartyCEMs: [] } });
console.log(JSON.stringify(modules[0].declarations.find(({ name }) => name === 'GatehouseOnboarding')));
