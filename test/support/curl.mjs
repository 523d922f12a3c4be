// As much of curl as our texts use, for machines that have none: prints the status, then the body.
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

const headers = new Headers();
const form = new FormData();
let [url, method, body, output] = [undefined, undefined, undefined, undefined];
const given = process.argv.slice(2);
const options = {
  '-s': () => undefined,
  '-X': () => (method = given.shift()),
  '-d': () => (body = given.shift()),
  '-o': () => (output = given.shift()),
  '-H': () => {
    const [name, ...rest] = given.shift().split(': ');
    headers.set(name, rest.join(': '));
  },
  '-F': async () => {
    const [name, value] = given.shift().split('=');
    if (value.startsWith('@')) form.set(name, new File([await readFile(value.slice(1))], basename(value)));
    else form.set(name, value);
  },
};
while (given.length > 0) {
  const next = given.shift();
  if (next in options) await options[next]();
  else if (url === undefined && !next.startsWith('-')) url = next;
  else throw new Error(`Our curl does not know ${next}`);
}
const isForm = [...form.keys()].length > 0;
const sent = isForm ? form : body;
const response = await fetch(url, { method: method ?? (sent === undefined ? 'GET' : 'POST'), headers, body: sent });
const bytes = Buffer.from(await response.arrayBuffer());
if (output !== undefined) await writeFile(output, bytes);
console.log(
  JSON.stringify({
    request: `${response.status} ${url}`,
    status: response.status,
    body: output === undefined ? bytes.toString() : '',
  }),
);
