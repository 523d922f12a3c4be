import { writeFile } from 'node:fs/promises';
import { type Command, textOf } from '../command/command.js';
import { Failed } from '../outcomes/outcomes.js';

export const openapi: Command = {
  name: 'openapi',
  summary: 'The document of the API, as JSON.',
  options: { out: { type: 'string', value: 'FILE', about: 'into this file' } },
  examples: [{ line: 'gatehouse openapi --out openapi.json', about: 'for a generator of clients' }],
  run: async (given) => {
    const { output, profile, signal } = given;
    const answer = await fetch(new URL('openapi.json', `${profile.url.replace(/\/$/, '')}/`), { signal });
    const text = await answer.text();
    if (!answer.ok || !text.startsWith('{'))
      throw new Failed(`${profile.url} answers no document of an API, but ${answer.status}`);
    const out = textOf(given, 'out');
    if (out === undefined) {
      output.text(text);
      return;
    }
    await writeFile(out, text);
    output.note(`Written to ${out}`);
  },
};
