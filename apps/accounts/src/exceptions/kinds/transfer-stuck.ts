import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CancelTransfer, StuckTransfers, type Transfer, payersOf } from '#chains';
import type { Tx } from '#database';
import { IllegalTransition } from '#errors';
import {
  type ChosenOption,
  type Exception,
  type ExceptionAmount,
  ExceptionConfig,
  ExceptionKind,
  type FoundException,
  type GoneException,
  KnownExceptions,
  notTold,
  stuckSince,
} from '#exceptions';
import { type Frozen, Freezes, stopsDebits } from '#ledger';
import { Clock } from '#runtime';

const most = 500;

/** A transfer that is neither final nor failed after hours. */
@Injectable()
export class TransferStuck extends ExceptionKind implements OnModuleInit {
  readonly kind = 'transferStuck';

  constructor(
    private readonly known: KnownExceptions,
    private readonly transfers: StuckTransfers,
    private readonly cancelTransfer: CancelTransfer,
    private readonly freezes: Freezes,
    private readonly clock: Clock,
    private readonly config: ExceptionConfig,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async find(): Promise<FoundException[]> {
    const since = stuckSince(this.config, this.clock);
    const stuck = await this.transfers.before(since, notTold(this.kind, 'transfer.id::text', '$1'), most);
    const frozen = await this.freezes.ofAccounts(stuck.flatMap(payersOf));
    return stuck.map((transfer) => ({
      organizationId: transfer.organizationId,
      kind: this.kind,
      subject: { type: 'transfer', id: transfer.id },
      ...amountOf(transfer),
      because: `${wordsFor(transfer, frozen)} on ${transfer.blockchain} for ${this.config.stuckHours} hours`,
      options: ['retry', 'cancel'],
    }));
  }

  override async gone(open: readonly Exception[]): Promise<GoneException[]> {
    const still = await this.transfers.inProgressAmong(open.map(({ subjectId }) => subjectId));
    const ended = open.filter(({ subjectId }) => !still.has(subjectId));
    return ended.map((exception) => ({ exception, because: 'The transfer has ended' }));
  }

  override async hold(tx: Tx, { organizationId, subjectId }: Exception): Promise<void> {
    await this.transfers.hold(tx, organizationId, subjectId);
  }

  override async resolve(tx: Tx, exception: Exception, { option, reason }: ChosenOption): Promise<void> {
    const { organizationId, subjectId: id } = exception;
    const transfer = await this.transfers.hold(tx, organizationId, id);
    if (transfer === undefined) throw new IllegalTransition('transfer', id, 'ended', option);
    if (option === 'retry') await this.transfers.tryNow(tx, transfer);
    else await this.cancelTransfer.cancel(tx, transfer.blockchain, id, reason.slice(0, 500));
  }
}

function wordsFor(transfer: Transfer, frozen: ReadonlyMap<string, Frozen>): string {
  const { status, preparation } = transfer;
  const what = preparation === null ? 'The transfer' : `What prepares others (${preparation.what})`;
  if (status === 'signed') return `${what} is not final`;
  return payersOf(transfer).some(({ id }) => stopsDebits(frozen.get(id)?.direction))
    ? `${what} was not signed, as its account is frozen,`
    : `${what} could not be signed`;
}

function amountOf({ token, blockchain, payments }: Transfer): { amount?: ExceptionAmount } {
  if (token === null) return {};
  const units = payments.reduce((sum, payment) => sum + BigInt(payment.units), 0n);
  return { amount: { tokenSymbol: token, blockchain, units: String(units) } };
}
