import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '#database';
import { IllegalTransition } from '#errors';
import {
  type ChosenOption,
  type Exception,
  ExceptionConfig,
  ExceptionKind,
  type FoundException,
  type GoneException,
  KnownExceptions,
  stuckSince,
} from '#exceptions';
import { Clock } from '#runtime';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { ResolvePayout } from './resolve-payout.js';
import { type StuckPayout, StuckPayouts } from './stuck-payouts.js';
import { type WaitingPayout, waitingPayout } from './waiting-payout.js';

const frozen = 'Its account is frozen, and nobody was asked to pay it';

/** A payout on which nothing has moved for hours. */
@Injectable()
export class PayoutStuck extends ExceptionKind implements OnModuleInit {
  readonly kind = 'payoutStuck';

  constructor(
    private readonly known: KnownExceptions,
    private readonly requests: PayoutRequestRows,
    private readonly stuck: StuckPayouts,
    private readonly resolvePayout: ResolvePayout,
    private readonly clock: Clock,
    private readonly config: ExceptionConfig,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async find(): Promise<FoundException[]> {
    const rows = await this.stuck.untold(stuckSince(this.config, this.clock));
    return rows.flatMap((row) => {
      const { organizationId, id, token: tokenSymbol, blockchain, units } = row;
      const waiting = waitingPayout(row);
      if (waiting === undefined) return [];
      const because = `${causeOf(row, waiting)} for ${this.config.stuckHours} hours`;
      const amount = { tokenSymbol, blockchain, units };
      const { kind } = this;
      return [{ organizationId, kind, subject: { type: 'payout', id }, amount, because, options: waiting.options }];
    });
  }

  override async gone(open: readonly Exception[]): Promise<GoneException[]> {
    const ids = open.map(({ subjectId }) => subjectId);
    const still = await this.stuck.stillAmong(ids, stuckSince(this.config, this.clock));
    const moved = open.filter(({ subjectId }) => !still.has(subjectId));
    return moved.map((exception) => ({ exception, because: 'The payout has moved again' }));
  }

  override async hold(tx: Tx, { organizationId, subjectId }: Exception): Promise<void> {
    await this.requests.holdPayout(tx, organizationId, subjectId);
  }

  override async resolve(tx: Tx, exception: Exception, { option }: ChosenOption): Promise<void> {
    const { organizationId, subjectId: id } = exception;
    const held = await this.requests.holdPayout(tx, organizationId, id);
    const waiting = held && waitingPayout(held.payout);
    // It may have moved since it was found.
    if (held === undefined || waiting?.options.includes(option) !== true)
      throw new IllegalTransition('payout', id, held?.payout.status ?? null, option);
    if (option === 'retry') this.resolvePayout.tryNow(tx, held.payout, waiting.tried);
    else if (option === 'markAsPaid') await this.resolvePayout.believe(tx, held.payout, exception, 'completed');
    else await this.resolvePayout.fail(tx, held, exception);
  }
}

function causeOf(
  { isFrozen, isOfUnknownRail, rail, returnRequestedAt }: StuckPayout,
  { because, isOurTurn }: WaitingPayout,
): string {
  if (isFrozen && isOurTurn) return frozen;
  const isAtRail = returnRequestedAt === null;
  // No other rail is asked: it might pay a second time.
  return isAtRail && isOfUnknownRail ? `Its rail ${rail ?? ''} is not configured here, and nothing has moved` : because;
}
