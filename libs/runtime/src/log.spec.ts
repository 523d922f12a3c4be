import { expect, test } from '@jest/globals';
import { createLog } from './log.js';
import { Terminal } from './serving/terminal.js';
import { Writable } from 'node:stream';

const canary = 'canary-4711';

test('secrets do not reach a log line, however deep they are', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'trace', service: 'test' }, { write: (line) => void lines.push(line) });
  for (const name of ['authorization', 'headers', 'body', 'secret', 'token', 'password', 'key', 'connectionString']) {
    log.info({ [name]: canary }, 'x');
    log.info({ given: { [name]: canary } }, 'x');
    log.info({ given: { deep: { [name]: canary } } }, 'x');
  }
  expect(lines).toHaveLength(24);
  expect(lines.join('')).not.toContain(canary);
});

test('at a terminal only what needs attention is shown, with the id to find it by', () => {
  let shown = '';
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      shown += chunk.toString();
      done();
    },
  });
  const log = createLog({ logLevel: 'info', service: 'test' }, new Terminal(out).destination());
  log.info('answered');
  expect(shown).toBe('');
  log.error({ errorInstanceId: '123', err: new Error('the cause') }, 'Something went wrong');
  expect(shown).toContain('Something went wrong');
  expect(shown).toContain('123');
  expect(shown).toContain('the cause');
});
