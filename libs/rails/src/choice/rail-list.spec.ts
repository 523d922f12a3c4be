import { expect, test } from '@jest/globals';
import type { FiatCurrencyCode } from '#contracts';
import { RailDrains } from '../drains/rail-drains.js';
import { ProviderFailed } from '../provider/provider.errors.js';
import { type ListedRail, RailList } from './rail-list.js';

interface MadeUpRail {
  readonly name: string;
  readonly isSilent: boolean;
  readonly answer: 'offers' | 'does not' | 'fails';
}

class MadeUpRails extends RailList<MadeUpRail> {
  readonly asked: string[] = [];

  constructor(listed: readonly ListedRail<MadeUpRail>[]) {
    super(
      listed,
      Object.assign(Object.create(RailDrains.prototype) as RailDrains, { all: () => Promise.resolve(new Map()) }),
    );
  }

  async offering(currency: FiatCurrencyCode): Promise<string[]> {
    const offers = await this.offers(await this.taking(), currency, (rail) => {
      this.asked.push(rail.name);
      if (rail.answer === 'fails') throw new ProviderFailed('answered HTTP 500');
      return Promise.resolve(rail.answer === 'offers' ? {} : undefined);
    });
    return offers.map(({ rail }) => rail.name);
  }
}

type More = Partial<Omit<ListedRail<MadeUpRail>, 'rail'> & MadeUpRail>;

function listed(name: string, more: More = {}): ListedRail<MadeUpRail> {
  const { currencies, preference = 1, share = 1, isSilent = false, answer = 'offers' } = more;
  return { rail: { name, isSilent, answer }, currencies, preference, share };
}

test.each<[string, ListedRail<MadeUpRail>[], string[], string[]]>([
  ['those that are preferred alike offer together', [listed('a'), listed('b')], ['a', 'b'], ['a', 'b']],
  ['one that is preferred less is not asked', [listed('a'), listed('b', { preference: 2 })], ['a'], ['a']],
  [
    'unless nobody before it offers anything',
    [listed('a', { answer: 'does not' }), listed('b', { preference: 2 })],
    ['b'],
    ['a', 'b'],
  ],
  ['or answers', [listed('a', { answer: 'fails' }), listed('b', { preference: 2 })], ['b'], ['a', 'b']],
  [
    'one that was silent a moment ago is passed over',
    [listed('a', { isSilent: true }), listed('b', { preference: 2 })],
    ['b'],
    ['b'],
  ],
  [
    'and asked where nobody else offers anything',
    [listed('a', { isSilent: true }), listed('b', { preference: 2, answer: 'does not' })],
    ['a'],
    ['b', 'a'],
  ],
  ['one that serves other currencies is not asked', [listed('a', { currencies: ['BRL'] }), listed('b')], ['b'], ['b']],
  ['nobody offers what nobody serves', [listed('a', { answer: 'does not' })], [], ['a']],
])('%s', async (_, rails, offering, asked) => {
  const list = new MadeUpRails(rails);
  expect(await list.offering('ARS')).toEqual(offering);
  expect(list.asked).toEqual(asked);
});

test('where one does not answer and the others offer nothing, nothing is known', async () => {
  const rails = [listed('a', { answer: 'fails' }), listed('b', { preference: 2, answer: 'does not' })];
  await expect(new MadeUpRails(rails).offering('ARS')).rejects.toMatchObject({ name: 'ServiceUnavailable' });
});
