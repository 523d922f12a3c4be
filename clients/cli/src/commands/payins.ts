import type { Schemas } from '../../../typescript/src/index.js';
import { type Command, type Run, textOf } from '../command/command.js';
import { firstOf, idIn } from './firsts.js';
import { limit, listed, perPage } from './listed.js';

export const payins: Command = {
  name: 'payins',
  words: 'list | show ID | cancel ID',
  firstWords: ['list', 'show', 'cancel'],
  summary: 'Money that comes in: which payins there are, one of them, ending one that nobody has paid.',
  options: {
    status: { type: 'string', value: 'STATUS', about: 'only those in this status, such as completed' },
    limit,
  },
  examples: [
    { line: 'gatehouse payins list --status created', about: 'those that wait for money' },
    { line: 'gatehouse payins show 0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00 --json', about: 'all there is about one' },
  ],
  run: async (given) => {
    const { output, gatehouse, signal } = given;
    const does = {
      list: async () => output.list(await found(given), rowOf),
      show: async () => {
        const payin = await gatehouse().get('/payins/{payinId}', { path: { payinId: idIn(given) }, signal });
        output.value(payin, { ...rowOf(payin), account: payin.destinationAccountId });
      },
      cancel: async () => {
        const payin = await gatehouse().post('/payins/{payinId}/cancel', { path: { payinId: idIn(given) }, signal });
        output.value(payin, rowOf(payin));
      },
    };
    await firstOf(given, does)();
  },
};

function found(given: Run): Promise<Schemas['Payin'][]> {
  const status = textOf(given, 'status');
  const query = { limit: perPage(given), ...(status === undefined ? {} : { status: status as 'created' }) };
  return listed(given, given.gatehouse().list('/payins', { query, signal: given.signal }));
}

function rowOf(payin: Schemas['Payin']): Record<string, string> {
  return { id: payin.id, type: payin.payinDetails.type, status: payin.status.type, created: payin.createdAt };
}
