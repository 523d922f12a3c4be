import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { type Payee, arsTransfer, payee, payerAccount, pixPayment, refusalOf } from '../support/payments/payins.js';

let gatehouse: Gatehouse;
let to: Payee;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  to = await payee(gatehouse);
});

describe('what cannot be asked for', () => {
  test.each<[string, object, object, string[]]>([
    ['no type', { amount: { currencySymbol: 'ARS', value: '1000' } }, {}, ['payinDetails.type']],
    [
      'a currency of another rail',
      pixPayment('100', { amount: { currencySymbol: 'ARS', value: '1000' } }),
      {},
      ['payinDetails.amount.currencySymbol'],
    ],
    [
      'an amount that is a number',
      arsTransfer('1', { amount: { currencySymbol: 'ARS', value: 1000 } }),
      {},
      ['payinDetails.amount.value'],
    ],
    ['an amount with a point', arsTransfer('10.00'), {}, ['payinDetails.amount.value']],
    ['nothing', arsTransfer('0'), {}, ['payinDetails.amount.value']],
    ['more than there is', pixPayment('1000000000000000000'), {}, ['payinDetails.amount.value']],
    [
      'an account with a wrong check digit',
      arsTransfer('1000', { accountNumber: '2850590940090418135202' }),
      {},
      ['payinDetails.accountNumber'],
    ],
    ['no account', arsTransfer('1000', { accountNumber: undefined }), {}, ['payinDetails.accountNumber']],
    ['less than five minutes', arsTransfer('1000', { expiresInSeconds: 299 }), {}, ['payinDetails.expiresInSeconds']],
    ['more than three days', pixPayment('1000', { expiresInSeconds: 259_201 }), {}, ['payinDetails.expiresInSeconds']],
    ['half a second', pixPayment('1000', { expiresInSeconds: 300.5 }), {}, ['payinDetails.expiresInSeconds']],
    [
      'a field that is not there',
      pixPayment('1000', { accountNumber: payerAccount }),
      {},
      ['payinDetails.accountNumber'],
    ],
    [
      'a fee of another currency',
      pixPayment(),
      { developerFee: { type: 'ars', developerFeePercentage: 1 } },
      ['developerFee.type'],
    ],
    [
      'a fee of more than all',
      pixPayment(),
      { developerFee: { type: 'brl', developerFeePercentage: 100.1 } },
      ['developerFee.developerFeePercentage'],
    ],
    [
      'tokens on a chain that is none of ours',
      pixPayment(),
      { destinationToken: { symbol: 'USDC', blockchain: 'TRON' } },
      ['destinationToken'],
    ],
    [
      'tokens that are not on that chain',
      pixPayment(),
      { destinationToken: { symbol: 'USDC', blockchain: 'PLASMA' } },
      ['destinationToken'],
    ],
  ])('%s', async (_, payinDetails, more, fields) => {
    const answer = await to.api.post('/payins', { destinationAccountId: to.accountId, payinDetails, ...more });
    expect(refusalOf(answer)).toEqual({ status: 400, name: 'ValidationFailed', fields });
  });

  test('less than the least', async () => {
    const answer = await to.api.post('/payins', { destinationAccountId: to.accountId, payinDetails: pixPayment('99') });
    expect(refusalOf(answer)).toMatchObject({ status: 422, name: 'PayinBelowMinimum' });
    expect(answer.body['params']).toEqual({ minimum: '100', actual: '99' });
  });

  test('money for an account of another, or of nobody: the same answer', async () => {
    const other = await payee(gatehouse);
    for (const destinationAccountId of [other.accountId, randomUUID()]) {
      const answer = await to.api.post('/payins', { destinationAccountId, payinDetails: pixPayment() });
      expect(answer).toMatchObject({
        status: 404,
        body: { name: 'ResourceNotFound', params: { resource: 'account', id: destinationAccountId } },
      });
    }
  });

  test('money for an account that the API may not manage', async () => {
    const { api, accountId } = await payee(gatehouse);
    must(await gatehouse.operator.patch(`/accounts/${accountId}`, { isApiEnabled: false }), 200);
    const answer = await api.post('/payins', { destinationAccountId: accountId, payinDetails: pixPayment() });
    expect(answer).toMatchObject({ status: 403, body: { name: 'AccountNotApiEnabled', params: { accountId } } });
  });

  test('money for an account that is not ready', async () => {
    const { api, accountId } = await payee(gatehouse);
    await gatehouse.sql(`UPDATE account SET status = 'INITIALIZING' WHERE id = $1`, [accountId]);
    const answer = await api.post('/payins', { destinationAccountId: accountId, payinDetails: pixPayment() });
    expect(answer).toMatchObject({
      status: 409,
      body: { name: 'AccountNotActive', params: { accountId, status: 'INITIALIZING' } },
    });
  });
});
