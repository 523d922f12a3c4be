// A process that uploads files as its parent tells it.
import { Agent, request } from 'node:http';
import { register } from 'node:module';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

register('../../runner/typescript-hooks.mjs', import.meta.url);
const { generatedFile, honestFileLike } = await import('../../support/documents/generated-files.ts');
// Those who upload have processors of their own; here they would take that of the service.
setPriority(15);
const boundary = '------------------------d74496d66958873e';

/** @param {Buffer} bytes */
function formOf(bytes) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

/** Resolves to the status; 0 where the connection broke. */
function send({ url, key, agent }, form) {
  return new Promise((resolve) => {
    const headers = {
      Authorization: `Bearer ${key}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': form.length,
    };
    const sent = request(`${url}/compliance/documents`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', () => resolve(0));
    sent.end(form);
  });
}

const forms = new Map();

async function work({ url, key, seeds, kind, perSecond, lanes = 0, milliseconds }) {
  const made = (seed) => (kind === 'hostile' ? generatedFile(seed).bytes : honestFileLike(generatedFile(seed)));
  for (const seed of seeds) {
    const name = `${kind} ${seed}`;
    if (!forms.has(name)) forms.set(name, formOf(made(seed)));
  }
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const statuses = {};
  let next = 0;
  const lane = async () => {
    while (performance.now() < begun + milliseconds) {
      const at = next++;
      const due = begun + (at * 1_000) / perSecond;
      if (due > begun + milliseconds) return;
      if (due > performance.now()) await pause(due - performance.now());
      const form = forms.get(`${kind} ${seeds[at % seeds.length]}`);
      const status = await send({ url, key, agent }, form);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
  return { statuses };
}

process.on('message', (sending) => void work(sending).then((sent) => process.send(sent)));
process.send('ready');
