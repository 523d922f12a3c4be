import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { activeAccount } from '../support/chains/accounts.js';
import { PayinProviderScene, achArrived } from '../support/payments/payin-provider-scene.js';
import { arrivalsOf, payinsOf } from '../support/payments/payins.js';
import { must } from '../support/service/api.js';

let scene: PayinProviderScene;
beforeAll(async () => {
  scene = await PayinProviderScene.open();
  scene.provider.payins.rates.set('usd USDC', {
    ...{ rate: '1', exchangeFeePercentage: '0', transactionFee: '0', minimum: '1.00' },
  });
});
afterAll(() => scene.close());
afterEach(() => (scene.provider.instead = undefined));

interface Instructions {
  readonly results: readonly { readonly type: string }[];
  readonly ach?: object;
}

const numbers = { routingNumber: '021000021', accountNumber: '9006281774', bankName: 'First Bank' };
let given = 0;

/** The provider gives the account such numbers, in place of all others. */
function gives(account: object = numbers): string {
  given += 1;
  const route = `ach-${given}`;
  const routes = [{ code: 'usd', route, ...account }];
  scene.answers('/v1/deposit-accounts', () => ({ status: 201, body: { routes } }));
  return route;
}

async function instructionsOf(accountId: string, status = 200): Promise<Instructions> {
  const answer = await scene.to.api.get(`/payins/deposit-instructions?accountId=${accountId}`);
  return must(answer, status) as unknown as Instructions;
}

describe('money by ACH', () => {
  test('comes to the numbers that the provider has given the account, and becomes its tokens', async () => {
    const { id: accountId } = await activeAccount(scene.to.api);
    const route = gives();
    const { results, ach } = await instructionsOf(accountId);
    expect(ach).toEqual(numbers);
    expect(results.map(({ type }) => type)).toEqual(['blockchainDeposit', 'blockchainDeposit']);
    const told = await scene.tells('ach-movement', achArrived(route, '12500'));
    expect(told).toMatchObject({ status: 200, body: { accepted: true } });
    expect(await scene.tells('ach-movement', achArrived(route, '12500'))).toEqual(told);
    const payin = await scene.untilPayin(told.body.payinId ?? '', 'completed');
    expect(payin).toMatchObject({
      destinationAccountId: accountId,
      payinDetails: { type: 'ach', amount: { currencySymbol: 'USD', value: '12500' } },
      senderMetadata: {
        type: 'ach',
        achRoutingNumber: '021000021',
        senderName: 'Ann Smith',
        traceNumber: '021000021000001',
        description: 'INVOICE 7',
      },
      settlementDetails: { amount: { value: '125000000', tokenSymbol: 'USDC' } },
    });
    expect(await arrivalsOf(scene.to.api, payin.id)).toHaveLength(1);
    await scene.isWhole();
  });

  test('without what each entry has is answered with what is missing, and decides nothing', async () => {
    const { id: accountId } = await activeAccount(scene.to.api);
    const route = gives();
    await instructionsOf(accountId);
    const before = (await payinsOf(scene.to.api)).length;
    const sender = { clearingId: '0'.repeat(51) };
    expect(await scene.tells('ach-incomplete', achArrived(route, '12500', { sender }))).toMatchObject({
      status: 400,
      body: {
        name: 'ValidationFailed',
        params: {
          failures: [{ field: 'sender.routingNumber' }, { field: 'sender.name' }, { field: 'sender.clearingId' }],
        },
      },
    });
    expect(await payinsOf(scene.to.api)).toHaveLength(before);
    const corrected = await scene.tells('ach-incomplete', achArrived(route, '12500'));
    expect(corrected.body.accepted).toBe(true);
  });

  test('to numbers of nobody is sent back', async () => {
    const { status, body } = await scene.tells('ach-nobody', achArrived('nobody'));
    expect([status, body.accepted]).toEqual([200, false]);
  });
});

describe('the ACH numbers of an account', () => {
  test('are left out where the provider has none', async () => {
    const { id } = await activeAccount(scene.to.api);
    expect(await instructionsOf(id)).not.toHaveProperty('ach');
  });

  test.each([
    ['a routing number with a wrong check digit', { ...numbers, routingNumber: '021000022' }],
    ['a routing number of zeros', { ...numbers, routingNumber: '000000000' }],
    ['an account number that is too long', { ...numbers, accountNumber: '1'.repeat(18) }],
    ['a bank without a name', { ...numbers, bankName: '' }],
  ])('are not believed with %s', async (_, account) => {
    const { id } = await activeAccount(scene.to.api);
    gives(account);
    expect(await instructionsOf(id, 503)).toMatchObject({ name: 'ServiceUnavailable' });
    scene.provider.instead = undefined;
    expect(await instructionsOf(id)).not.toHaveProperty('ach');
  });
});
