import { expect, test } from '@jest/globals';
import { listen } from '../../clients/cli/src/commands/listen.js';
import { Output } from '../../clients/cli/src/terminal/output.js';
import { tableOf } from '../../clients/cli/src/terminal/table.js';
import { Gatehouse } from '../../clients/typescript/src/index.js';
import { until } from '../support/run/until.js';

function streams({ isTTY }: { isTTY: boolean }): { written: string[]; output: Output } {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream;
  return { written, output: new Output({ stdout: stream, stderr: stream }, false) };
}

test('that long work goes on is shown where somebody looks, and is gone afterwards', async () => {
  const { written, output } = streams({ isTTY: true });
  let end: (done: string) => void = () => undefined;
  const work = output.during('Waiting', new Promise<string>((resolve) => (end = resolve)));
  await until('it is shown', () => written.length > 1);
  end('done');
  expect(await work).toBe('done');
  expect([written[0], written.at(-1)]).toEqual(['\r⠋ Waiting ', '\r\u001b[K']);
});

test('where nobody looks, or it is short, nothing is', async () => {
  const [piped, shown] = [streams({ isTTY: false }), streams({ isTTY: true })];
  for (const { output } of [piped, shown]) await output.during('Waiting', Promise.resolve());
  await expect(shown.output.during('Failing', Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect([piped.written, shown.written]).toEqual([[], []]);
});

test('the secret of webhooks is shown where somebody looks', async () => {
  const secret = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX';
  const said = await Promise.all(
    [true, false].map(async (isTTY) => {
      const { written, output } = streams({ isTTY });
      const gatehouse = (): Gatehouse => new Gatehouse({ url: 'http://127.0.0.1:1' });
      const listening = listen.run({
        words: [],
        options: { 'forward-to': 'http://127.0.0.1:1', from: '0' },
        output,
        signal: AbortSignal.abort(new Error('enough')),
        profile: { url: 'http://127.0.0.1:1', webhookSecret: secret },
        gatehouse,
        operator: gatehouse,
      });
      await expect(listening).rejects.toThrow('enough');
      return written.join('').includes(secret);
    }),
  );
  expect(said).toEqual([true, false]);
});

test('a table has columns as wide as what is in them, and no signs that move the cursor', () => {
  expect(
    tableOf([
      { a: 'long \u001b[2Jname', b: '1' },
      { a: 'x\ny', b: '22' },
    ]),
  ).toBe('A              B\nlong  [2Jname  1\nx y            22');
});
