// Proves that nothing is lost and nothing is doubled when things go wrong: `npm run drills [names…] [--scale=0.1]`.
// The drills are TypeScript; they are compiled as they are loaded.
import { execFileSync } from 'node:child_process';
import { register } from 'node:module';
import { join } from 'node:path';

execFileSync(process.execPath, [join(import.meta.dirname, '../../build.mjs')], { stdio: 'inherit' });
register('../runner/typescript-hooks.mjs', import.meta.url);
const { runDrills } = await import('./main.ts');
process.exit(await runDrills(process.argv.slice(2)));
