// Makes mistakes in the code, and shows which of them the tests notice: `npm run mutate`. Decisions of rules are judged
// by their specs, lines of services by the behaviours that reach them.
import { register } from 'node:module';

register('../runner/typescript-hooks.mjs', import.meta.url);
const { runMutation } = await import('./main.ts');
process.exit(await runMutation(process.argv.slice(2)));
