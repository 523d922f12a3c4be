import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork, columnsAs } from '#database';
import { Clock } from '#runtime';
import type { Payin } from '../records/payin.entity.js';
import { PayinMoves, type UnpaidPayin } from '../records/payin.moves.js';
import { CloseChargeJob } from './close-charge.job.js';

const atOnce = 500;

/** Expires payins whose time is over, a batch at a time. */
@Injectable()
export class ExpirePayins {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly moves: PayinMoves,
    private readonly closeCharge: CloseChargeJob,
    private readonly clock: Clock,
  ) {}

  /** How many were due, at most a batch. Locked rows are left to whoever holds them. */
  async expireDue(): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      const due = await tx.query<UnpaidPayin & Pick<Payin, 'rail'>>(
        `SELECT ${columnsAs(['organizationId', 'id', 'status', 'rail'])} FROM payin WHERE status = 'created' AND expires_at <= $1 ORDER BY expires_at LIMIT ${atOnce} FOR UPDATE SKIP LOCKED`,
        [this.clock.now()],
      );
      this.moves.expire(tx, due);
      for (const payin of due) this.closeCharge.add(tx, payin);
      return due.length;
    });
  }

  /** Undefined where no payin is waiting for money. */
  async nextExpiry(): Promise<Date | undefined> {
    const [row] = await this.reads.query<{ at: Date | null }>(
      `SELECT min(expires_at) AS at FROM payin WHERE status = 'created'`,
    );
    return row?.at ?? undefined;
  }

  get atOnce(): number {
    return atOnce;
  }
}

/** Holds from that moment on, even before the loop has failed the payin. */
export function hasExpired({ expiresAt }: Pick<Payin, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now;
}
