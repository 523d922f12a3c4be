import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { type Blockchain, blockchains } from '#contracts';
import { depositDetails, isEvm, depositSender } from './deposit-details.js';

const transactionHash = 'hash-on-its-own-chain';

function deposited(blockchain: Blockchain): Parameters<typeof depositDetails>[0] {
  const addresses = { sourceAddress: 'from', destinationAddress: 'to' };
  return { token: 'USDT', blockchain, units: '12500000', transactionHash, ...addresses };
}

test('a deposit tells what came, from where and where to', () => {
  expect(depositDetails(deposited('TRON'))).toEqual({
    type: 'blockchainDeposit',
    depositToken: { symbol: 'USDT', blockchain: 'TRON' },
    destinationAddress: 'to',
    senderAddress: 'from',
    amount: { tokenSymbol: 'USDT', blockchain: 'TRON', exponent: 6, value: '12500000' },
  });
});

test('tokens stay what they are on five chains, and become others from two', () => {
  expect(blockchains.filter(isEvm)).toEqual(['ETHEREUM', 'POLYGON', 'BASE', 'CELO', 'PLASMA']);
});

test.each(blockchains)('who sent it on %s is told with the hash where the settlement has another', (blockchain) => {
  expect(depositSender(deposited(blockchain))).toEqual({
    type: 'blockchain',
    senderAddress: 'from',
    blockchain,
    ...(isEvm(blockchain) ? {} : { transactionHash }),
  });
});
