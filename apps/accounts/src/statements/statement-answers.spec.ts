import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import type { StreamableFile } from '@nestjs/common';
import { RateLimitExceeded } from '#errors';
import { Clock } from '#runtime';
import { StatementAnswers } from './statement-answers.js';
import type { StatementEntry, StatementView } from './statement.view.js';

const usdc = { tokenSymbol: 'USDC', blockchain: 'POLYGON', exponent: 6 } as const;
const letterhead = { kind: 'Account', holder: 'Acme', account: 'Operations' } as const;

function longest(): StatementView {
  const from = '2026-10-01T00:00:00.000Z';
  const entry: StatementEntry = {
    ...{ ...usdc, id: 'a', subjectId: 'b', step: 'credit', source: 'chain:POLYGON', destination: 'available' },
    ...{ value: '1', balance: '1', postedAt: from, effectiveAt: from },
    type: 'credit',
  };
  return {
    ...{ accountId: 'c', from, to: '2026-11-01T00:00:00.000Z', isFinal: true },
    balances: [{ ...usdc, opening: '0', credits: '1', debits: '0', closing: '1' }],
    entries: Array.from({ length: 50_000 }, () => entry),
  };
}

test('no more PDFs are drawn than fit into memory while their readers are slow', async () => {
  const answers = new StatementAnswers(new Clock());
  const view = longest();
  const asked = (accept: string): Promise<unknown> =>
    answers.answer(view, { accept, organizationId: 'a', letterhead: () => Promise.resolve(letterhead) });
  const drawn = async (): Promise<StreamableFile> => (await asked('application/pdf')) as StreamableFile;
  const [first, second] = [await drawn(), await drawn()];
  await expect(drawn()).rejects.toThrow(RateLimitExceeded);
  expect(await asked('application/json')).toBe(view);
  const closed = once(first.getStream(), 'close');
  first.getStream().destroy();
  await closed;
  const third = await drawn();
  for (const left of [second, third]) left.getStream().destroy();
});

test('what could not be drawn takes no place', async () => {
  const answers = new StatementAnswers(new Clock());
  const view = longest();
  const failing = { accept: 'application/pdf', organizationId: 'a', letterhead: () => Promise.reject(new Error('no')) };
  for (let time = 0; time < 3; time++) await expect(answers.answer(view, failing)).rejects.toThrow('no');
});
