import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { areToldOf } from '../../support/webhooks/audit.js';
import { type Expected, payoutFaults, recipientFaults } from '../../support/payments/payout-audit.js';
import { type PayoutRequestBody, arsMethod, brlMethod, ana, toWallet } from '../../support/payments/payouts.js';
import type { Faults } from './drill.js';
import type { Kill, Ran } from './every-point.js';
import { type ProviderScene, concernsWritesOf } from './provider-scene.js';

const broughtToItsEndWithinMilliseconds = 60_000;
const roundSeconds = 5;

export const concernsPayouts = concernsWritesOf(['payout', 'payout_request', 'rail_report']);

interface Open {
  readonly request: PayoutRequestBody;
  readonly organizationId: string;
  /** What the provider has still to tell, in its order. */
  readonly untold: (readonly [payoutId: string, status: string])[];
}

interface State {
  readonly status: string;
  readonly returning: number;
  readonly refunded: number;
}

/** One request after the other: wallets, banks that pay, refuse and send back, and wallets on other chains. */
export class KilledPayouts {
  private count = 0;

  constructor(private readonly scene: ProviderScene) {}

  /** From its creation to its end, whatever happens to processes meanwhile. */
  async run(number: number, kill: Kill, faults: Faults): Promise<Ran> {
    const { scene } = this;
    this.count += 1;
    if (!scene.isRunning) await scene.startAgain();
    scene.points.arm(number, kill);
    const expected = this.wallets();
    const body = { sourceAccountId: scene.accountId, payouts: this.rows(expected) };
    const request = await scene.surely<PayoutRequestBody>('/payout-requests', body, randomUUID(), 201);
    await scene.surely(`/payout-requests/${request.id}/execute`, {}, randomUUID(), 200);
    await this.untilEnded(await this.opened(request));
    const result = scene.points.disarm();
    await this.examine(request, expected, `${kill} ${result.seen.at(-1) ?? ''} (${number})`, faults);
    return result;
  }

  private wallets(): Expected[] {
    return ['POLYGON', 'POLYGON', 'BASE'].map((blockchain, index) => ({
      ...{ blockchain, units: 7_000_000n, times: 1 },
      destination: `0x4${String(this.count * 10 + index).padStart(39, '0')}`,
    }));
  }

  private rows(wallets: readonly Expected[]): object[] {
    const [own, ...others] = wallets;
    const bank = (payoutMethod: object, more: object = {}): object => ({
      amount: { tokenAmount: 10, tokenSymbol: 'USDC' },
      ...{ payoutDetails: { type: 'fiat', payoutMethod }, recipientInfo: ana, ...more },
    });
    return [
      bank(arsMethod, { developerFee: { developerFeePercentage: 1 } }),
      bank(brlMethod, { developerFee: { developerFeePercentage: 2 } }),
      bank(arsMethod),
      toWallet(7, { walletAddress: own?.destination ?? '' }),
      ...others.map((wallet) =>
        toWallet(
          { fiatAmount: 7, fiatCurrencyCode: 'USD' },
          { walletAddress: wallet.destination, blockchain: wallet.blockchain },
        ),
      ),
    ];
  }

  /** The first bank pays, the second refuses, the third pays and sends it back. */
  private async opened(request: PayoutRequestBody): Promise<Open> {
    const [row] = await this.scene.query<{ id: string }>(
      'SELECT organization_id AS id FROM payout_request WHERE id = $1',
      [request.id],
    );
    const [pays = '', refuses = '', returns = ''] = request.payouts.map(({ id }) => id);
    const untold: Open['untold'] = [
      [pays, 'completed'],
      [refuses, 'failed'],
      [returns, 'completed'],
      [returns, 'refundInProgress'],
      [returns, 'refunded'],
    ];
    return { request, organizationId: row?.id ?? '', untold };
  }

  private async untilEnded(open: Open): Promise<void> {
    const { scene } = this;
    const { id } = open.request;
    const deadline = performance.now() + broughtToItsEndWithinMilliseconds;
    for (;;) {
      if (!scene.isRunning) await scene.startAgain();
      await this.tell(open);
      const { status, returning, refunded } = await this.state(id);
      if (status === 'failed' && returning === 0 && refunded === 1 && (await areToldOf(this.query))) return;
      if (performance.now() > deadline)
        throw new Error(`The request ${id} is ${status}, ${returning} are returning, ${refunded} are refunded`);
      await scene.advance(roundSeconds);
      await pause(20);
    }
  }

  /** As soon as it was asked to pay, in its order, and again until it is thanked. */
  private async tell({ untold, organizationId }: Open): Promise<void> {
    for (let next = untold[0]; next !== undefined; next = untold[0]) {
      const [payoutId, status] = next;
      if (!this.scene.provider.orders.has(payoutId)) return;
      if (!(await this.isTold(payoutId, organizationId, status))) return;
      untold.shift();
    }
  }

  /** The provider tells something, and tells it again where it was not thanked. */
  private async isTold(payoutId: string, organizationId: string, status: string): Promise<boolean> {
    const { provider, service } = this.scene;
    const why = { errorCode: 'ACCOUNT_CLOSED', reason: 'The account is closed' };
    const report = { payoutId, organizationId, status, ...(status === 'completed' ? {} : why) };
    const answered = await provider.callBack(service?.url ?? '', report).catch(() => [0]);
    return answered.every((one) => one === 204);
  }

  private readonly query = <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
    this.scene.query<T>(text, values);

  private async state(id: string): Promise<State> {
    const [state] = await this.query<State>(
      `SELECT status, returning_count AS returning,
         (SELECT count(*)::int FROM payout WHERE payout_request_id = $1 AND status = 'refunded') AS refunded
       FROM payout_request WHERE id = $1`,
      [id],
    );
    if (state === undefined) throw new Error('What was created is gone');
    return state;
  }

  private async examine(
    { payouts }: PayoutRequestBody,
    expected: readonly Expected[],
    where: string,
    faults: Faults,
  ): Promise<void> {
    const { scene } = this;
    for (const fault of await recipientFaults(this.query, expected))
      faults.add('not exactly once', `${where}: ${fault}`);
    const banks = payouts.filter(({ details }) => details.type === 'fiat');
    if (banks.some(({ id }) => !scene.provider.orders.has(id))) faults.add('lost', where);
    if (scene.provider.orders.size !== this.count * banks.length) faults.add('ordered twice', where);
    for (const fault of await payoutFaults(this.query)) faults.add('not as it should be', `${where}: ${fault}`);
    if (!(await scene.isBalanced())) faults.add('the proof is not zero', where);
  }
}
