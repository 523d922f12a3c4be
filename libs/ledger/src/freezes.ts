import { Injectable } from '@nestjs/common';
import type { FreezeDirection } from '#contracts';
import { Reads, type Tx } from '#database';
import { Jobs, job } from '#jobs';
import { Clock } from '#runtime';
import { Freeze } from './freeze.entity.js';
import { systemAccountId } from './ledger-place.js';
import type { AccountKey } from './ledger.js';

/** An account, or all that an organization has and will have. */
export interface Freezable {
  readonly organizationId: string;
  readonly accountId?: string;
}

/** What is frozen of an account, by itself or with its organization. */
export interface Frozen {
  readonly direction: FreezeDirection;
  /** Since when anything is. */
  readonly since: Date;
}

export interface FreezeEnded {
  readonly organizationId: string;
}

/** Enqueued when something of an organization is frozen no longer: for what came to its accounts, and for payouts that waited. */
export const depositsUnfrozen = job<FreezeEnded>('depositsUnfrozen');
export const payoutsUnfrozen = job<FreezeEnded>('payoutsUnfrozen');

/** What is frozen, and stays so while somebody posts. The ledger itself refuses what leaves a frozen account. */
@Injectable()
export class Freezes {
  constructor(
    private readonly reads: Reads,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Until the transaction ends: a freeze of the account waits for it. */
  async held(tx: Tx, { organizationId, id }: AccountKey): Promise<FreezeDirection | undefined> {
    const rows = await tx.query<{ direction: FreezeDirection }>(
      'SELECT direction FROM ledger_frozen($1, $2) AS direction',
      [organizationId, id],
    );
    return together(rows.map(({ direction }) => direction));
  }

  /** From here on everybody who posts for the organization waits. */
  async hold(tx: Tx, of: Freezable): Promise<Freeze | undefined> {
    await tx.query('SELECT ledger_hold_freezes($1)', [of.organizationId]);
    return tx.one(Freeze, keyOf(of));
  }

  /** Adds a direction to what is frozen. Undefined where it is already. The caller holds the freezes. */
  async freeze(tx: Tx, of: Freezable, asked: FreezeDirection): Promise<Freeze | undefined> {
    const known = await this.hold(tx, of);
    const direction = together(known === undefined ? [asked] : [known.direction, asked]) ?? asked;
    if (direction === known?.direction) return undefined;
    const frozen = { ...keyOf(of), direction, frozenAt: this.clock.now() };
    if (known === undefined) tx.insert(Freeze, frozen);
    else await tx.update(Freeze, keyOf(of), frozen);
    return frozen;
  }

  /** The caller holds the freezes. */
  async end(tx: Tx, of: Freezable): Promise<void> {
    await tx.delete(Freeze, keyOf(of));
    const { organizationId } = of;
    for (const waiting of [depositsUnfrozen, payoutsUnfrozen]) this.jobs.add(tx, waiting, { organizationId });
  }

  find(of: Freezable): Promise<Freeze | undefined> {
    return this.reads.one(Freeze, keyOf(of));
  }

  /** By account, those of which anything is frozen. */
  async ofAccounts(accounts: readonly AccountKey[]): Promise<Map<string, Frozen>> {
    const rows = await this.reads.query<{ id: string } & Pick<Freeze, 'direction' | 'frozenAt'>>(
      `SELECT wanted.account AS id, direction, frozen_at AS "frozenAt"
       FROM account_freeze JOIN unnest($1::uuid[], $2::uuid[]) AS wanted (organization_id, account) USING (organization_id)
       WHERE account_id IN (wanted.account, '${systemAccountId}')`,
      [accounts.map(({ organizationId }) => organizationId), accounts.map(({ id }) => id)],
    );
    const frozen = new Map<string, Frozen>();
    for (const { id, direction, frozenAt } of rows) {
      const other = frozen.get(id);
      if (other === undefined) frozen.set(id, { direction, since: frozenAt });
      else
        frozen.set(id, {
          direction: together([other.direction, direction]) ?? direction,
          since: other.since < frozenAt ? other.since : frozenAt,
        });
    }
    return frozen;
  }
}

function keyOf({ organizationId, accountId = systemAccountId }: Freezable): {
  organizationId: string;
  accountId: string;
} {
  return { organizationId, accountId };
}

function together(directions: readonly FreezeDirection[]): FreezeDirection | undefined {
  const [first, ...others] = directions;
  return others.some((other) => other !== first) ? 'all' : first;
}

export function stopsDebits(direction: FreezeDirection | undefined): boolean {
  return direction !== undefined && direction !== 'credit';
}

export function stopsCredits(direction: FreezeDirection | undefined): boolean {
  return direction !== undefined && direction !== 'debit';
}
