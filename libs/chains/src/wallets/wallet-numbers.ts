import { Injectable } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { timeline } from '../records/timeline.js';

/** Those that may have been given and forgotten: more than anybody opens in the time that may have been lost, and a few at least. */
const passedOver = { least: 10_000, eachSecond: 20, unknown: 1_000_000 };

/** Keys are derived from numbers below this one only. */
const end = 2 ** 31;

const sequence = `pg_get_serial_sequence('wallet', 'number')`;

/** On another timeline, wallets may be lost that were made since it was last seen that nothing is. */
const notSeenSince = `ceil(greatest(extract(epoch FROM now() - known.seen_at), 0)) * ${passedOver.eachSecond}`;

/**
 * The numbers of wallets. A database that was restored would give those again that it has lost, to others, and with them
 * addresses to which customers of the lost accounts still pay.
 */
@Injectable()
export class WalletNumbers {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async next(tx: Tx): Promise<number> {
    const number = (await this.take(tx)) ?? (await this.keep(tx).then(() => this.take(tx)));
    if (number === undefined) throw new Error('The database is served by another server since it was asked');
    if (number >= end) throw new Error('The numbers of wallets are used up: no keys can be derived from greater ones');
    return number;
  }

  /** Nothing is lost by now. */
  async seen(): Promise<void> {
    await this.unitOfWork.run((tx) => this.keep(tx));
  }

  /** Undefined on a timeline that is new. */
  private async take(tx: Tx): Promise<number | undefined> {
    const [taken] = await tx.query<{ number: string }>(
      `SELECT nextval(${sequence}) + passed_over AS number FROM wallet_numbering WHERE timeline = ${timeline}`,
    );
    return taken && Number(taken.number);
  }

  private async keep(tx: Tx): Promise<void> {
    await tx.query(
      `INSERT INTO wallet_numbering AS known (id, timeline, passed_over, seen_at)
       VALUES (1, ${timeline}, CASE WHEN pg_sequence_last_value(${sequence}::regclass) IS NULL THEN 0 ELSE ${passedOver.unknown} END, now())
       ON CONFLICT (id) DO UPDATE SET timeline = EXCLUDED.timeline, seen_at = EXCLUDED.seen_at, passed_over = known.passed_over +
         CASE WHEN known.timeline = EXCLUDED.timeline THEN 0 ELSE ${passedOver.least} + ${notSeenSince} END`,
    );
  }
}
