import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { areToldOf } from '../../support/webhooks/audit.js';
import { payinFaults } from '../../support/payments/payin-audit.js';
import { type PayinBody, pixPayment } from '../../support/payments/payins.js';
import type { PayinNewsBody } from '../../support/payments/provider-payins.js';
import { until } from '../../support/run/until.js';
import type { Faults } from './drill.js';
import type { Kill, Ran } from './every-point.js';
import { type ProviderScene, concernsWritesOf } from './provider-scene.js';

const broughtToItsEndWithinMilliseconds = 60_000;
const roundSeconds = 5;
/** Of what is asked for, and of what comes by itself. */
const madeByARun = 3;
const developerFee = { type: 'brl', developerFeePercentage: 1 };

export const concernsPayins = concernsWritesOf(['payin', 'payin_route', 'payin_arrival']);

/** Money that the provider tells of, and tells again until it is answered. */
interface Movement {
  readonly id: string;
  readonly news: PayinNewsBody;
  readonly isWanted: boolean;
}

interface Ended {
  readonly paid: string;
  readonly refused: string;
  readonly own: string;
}

/** One after the other: a payment of the wrong amount and then of the right one, one whose tokens the chain refuses, and one that comes by itself and is held. */
export class KilledPayins {
  private count = 0;
  private ownRoute = '';

  constructor(private readonly scene: ProviderScene) {}

  /** From what is asked for to its end, whatever happens to processes meanwhile. */
  async run(number: number, kill: Kill, faults: Faults): Promise<Ran> {
    const { scene } = this;
    this.count += 1;
    if (!scene.isRunning) await scene.startAgain();
    this.ownRoute ||= await this.routeOfAccount();
    scene.points.arm(number, kill);
    const paid = await this.askedFor('53500', { developerFee });
    const refused = await this.askedFor('10081', {});
    const own = await this.pay(paid, refused, faults);
    await this.untilEnded({ paid: paid.id, refused: refused.id, own });
    const result = scene.points.disarm();
    await this.examine(
      { paid: paid.id, refused: refused.id, own },
      `${kill} ${result.seen.at(-1) ?? ''} (${number})`,
      faults,
    );
    return result;
  }

  private askedFor(units: string, more: object): Promise<PayinBody> {
    const body = { destinationAccountId: this.scene.accountId, payinDetails: pixPayment(units), ...more };
    return this.scene.surely<PayinBody>('/payins', body, randomUUID(), 201);
  }

  private async pay(paid: PayinBody, refused: PayinBody, faults: Faults): Promise<string> {
    const news = (route: string, fiatUnits: string, isHeld = false): PayinNewsBody => ({
      ...{ type: 'arrived', code: 'brl', route, fiatUnits, isHeld, sender: { name: 'Ana Souza' } },
    });
    const movements: Movement[] = [
      { id: `${paid.id}-less`, news: news(this.routeOf(paid), '53499'), isWanted: false },
      { id: `${paid.id}-right`, news: news(this.routeOf(paid), '53500'), isWanted: true },
      { id: `${paid.id}-again`, news: news(this.routeOf(paid), '53500'), isWanted: false },
      { id: refused.id, news: news(this.routeOf(refused), '10081'), isWanted: true },
      { id: `own-${this.count}`, news: news(this.ownRoute, '100000', true), isWanted: true },
    ];
    let payinId = '';
    for (const movement of movements) {
      const answer = await this.told(movement.id, movement.news);
      if (answer.accepted !== movement.isWanted) faults.add('answered otherwise', JSON.stringify({ movement, answer }));
      payinId = answer.payinId ?? '';
    }
    const report = { organizationId: this.scene.organizationId, payinId, status: 'released' };
    await this.told(`${payinId}-released`, { type: 'report', ...report });
    return payinId;
  }

  private told(id: string, news: PayinNewsBody): Promise<{ accepted?: boolean; payinId?: string }> {
    const { scene } = this;
    return until(
      `${id} is answered`,
      async () => {
        if (!scene.isRunning) await scene.startAgain();
        const answer = await scene.provider.tellOfPayins(scene.service?.url ?? '', id, news).catch(() => undefined);
        if (answer?.status !== 200) return false;
        return (await answer.json().catch(() => false)) as { accepted?: boolean } | false;
      },
      { milliseconds: broughtToItsEndWithinMilliseconds },
    );
  }

  private async untilEnded({ paid, refused, own }: Ended): Promise<void> {
    const { scene } = this;
    await until(
      `the payins ${paid}, ${refused} and ${own} have ended`,
      async () => {
        if (!scene.isRunning) await scene.startAgain();
        const rows = await this.query<{ status: string }>(
          `SELECT status FROM payin WHERE id = ANY($1::uuid[]) AND status NOT IN ('completed', 'failed')`,
          [[paid, refused, own]],
        );
        const isEnded = rows.length === 0 && scene.provider.payins.returns.has(refused);
        if (isEnded && (await areToldOf(this.query))) return true;
        await scene.advance(roundSeconds);
        return false;
      },
      { milliseconds: broughtToItsEndWithinMilliseconds },
    );
  }

  private async examine({ paid, refused, own }: Ended, where: string, faults: Faults): Promise<void> {
    const { returns } = this.scene.provider.payins;
    const rows = await this.query<{ id: string; status: string }>('SELECT id, status FROM payin');
    const statuses = new Map(rows.map(({ id, status }) => [id, status]));
    for (const id of [paid, own]) if (statuses.get(id) !== 'completed') faults.add('lost', where);
    if (statuses.get(refused) !== 'failed') faults.add('not refused', where);
    if (rows.length !== this.count * madeByARun) faults.add('made twice', `${where}: ${rows.length} payins`);
    if (returns.size !== this.count) faults.add('not sent back once', `${where}: ${returns.size}`);
    for (const fault of await this.faultsAtRest()) faults.add('not as it should be', `${where}: ${fault}`);
    if (!(await this.scene.isBalanced())) faults.add('the proof is not zero', where);
  }

  /** What the chain has done for a payin that is completed may not be written down yet. */
  private async faultsAtRest(): Promise<string[]> {
    const deadline = performance.now() + broughtToItsEndWithinMilliseconds / 3;
    for (;;) {
      const found = await payinFaults(this.query, () => this.scene.provider.payins.returns.keys());
      if (found.length === 0 || performance.now() > deadline) return found;
      await this.scene.advance(roundSeconds);
      await pause(20);
    }
  }

  private async routeOfAccount(): Promise<string> {
    const { accountId, provider } = this.scene;
    await this.scene.read(`/payins/deposit-instructions?accountId=${accountId}`);
    const { routes } = provider.payins.accounts.get(accountId)?.answer as { routes: { code: string; route: string }[] };
    return routes.find(({ code }) => code === 'brl')?.route ?? '';
  }

  private routeOf({ id }: PayinBody): string {
    return (this.scene.provider.payins.opened.get(id)?.answer as { route: string }).route;
  }

  private readonly query = <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
    this.scene.query<T>(text, values);
}
