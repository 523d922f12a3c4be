import type { Schemas } from '../../../typescript/src/index.js';
import { type Command, type Run, textOf } from '../command/command.js';
import { firstOf, idIn } from './firsts.js';
import { limit, listed, perPage } from './listed.js';

export const payouts: Command = {
  name: 'payouts',
  words: 'list | show ID',
  firstWords: ['list', 'show'],
  summary: 'Money that goes out: which payouts there are, one of them.',
  options: {
    status: { type: 'string', value: 'STATUS', about: 'only those in this status, such as failed' },
    limit,
  },
  examples: [
    { line: 'gatehouse payouts list --status failed', about: 'those that did not arrive' },
    { line: 'gatehouse payouts show 0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00 --json', about: 'all there is about one' },
  ],
  run: async (given) => {
    const { output, gatehouse, signal } = given;
    const does = {
      list: async () => output.list(await found(given), rowOf),
      show: async () => {
        const payout = await gatehouse().get('/payouts/{payoutId}', { path: { payoutId: idIn(given) }, signal });
        output.value(payout, rowOf(payout));
      },
    };
    await firstOf(given, does)();
  },
};

function found(given: Run): Promise<Schemas['ListedPayout'][]> {
  const status = textOf(given, 'status');
  const query = { limit: perPage(given), ...(status === undefined ? {} : { status: status as 'failed' }) };
  return listed(given, given.gatehouse().list('/payouts', { query, signal: given.signal }));
}

/** Of one in fiat it says more. */
function statusOf({ details: { status } }: Schemas['ListedPayout']): string {
  return typeof status === 'string' ? status : status.type;
}

function rowOf(payout: Schemas['ListedPayout']): Record<string, string> {
  return { id: payout.id, to: payout.details.type, status: statusOf(payout), created: payout.createdAt };
}
