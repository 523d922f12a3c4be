import { Injectable } from '@nestjs/common';
import { currencyOf } from '#contracts';
import type { Tx } from '#database';
import { type FiatLine, Ledger } from '#ledger';
import type { ReturnedMoney } from '#rails';
import { Clock, Ids } from '#runtime';
import { type BookedMoney, type HeldMoney, acceptMoney, returnMoney, settleMoney } from './held-money.books.js';
import type { Payin } from './payin.entity.js';

/** What is known of the money afterwards. */
type KnownMoney = Pick<Payin, 'railHeldUnits' | 'railFeeUnits'>;

/** What payins post in their currency: what the rail takes in, sends back and charges, and what is owed meanwhile. */
@Injectable()
export class PayinFiatBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async accepted(tx: Tx, payin: Payin, feeUnits: string | undefined): Promise<KnownMoney> {
    return this.book(tx, payin, 'accepted', acceptMoney(moneyOf(payin), feeUnits));
  }

  async settled(tx: Tx, payin: Payin): Promise<void> {
    await this.post(tx, payin, 'exchanged', settleMoney(moneyOf(payin)));
  }

  /** Only what differs from what was reported before is posted, so that a report that is repeated posts nothing. */
  async returned(
    tx: Tx,
    payin: Payin,
    money: ReturnedMoney,
  ): Promise<KnownMoney & Partial<Pick<Payin, 'returnReference'>>> {
    const known = await this.book(tx, payin, `returned:${this.ids.next()}`, returnMoney(moneyOf(payin), money));
    return { ...known, ...(money.reference === undefined ? {} : { returnReference: money.reference }) };
  }

  private async book(tx: Tx, payin: Payin, step: string, booked: BookedMoney): Promise<KnownMoney> {
    await this.post(tx, payin, step, booked.lines);
    return { railHeldUnits: String(booked.heldUnits), railFeeUnits: String(booked.feeUnits) };
  }

  private async post(tx: Tx, payin: Payin, step: string, lines: readonly FiatLine[]): Promise<void> {
    const [first, ...more] = lines;
    if (first === undefined) return;
    const { organizationId, id: subjectId } = payin;
    const { currency } = moneyOf(payin);
    const at = this.clock.now();
    await this.ledger.postFiat(tx, { organizationId, subjectId, step, currency, at, lines: [first, ...more] });
  }
}

function moneyOf({
  id,
  rail,
  code,
  fiatUnits,
  railHeldUnits,
  railFeeUnits,
  status,
  transferId,
  returnStatus,
}: Payin): HeldMoney {
  if (rail === null || code === null || fiatUnits === null) throw new Error(`The payin ${id} is of no money`);
  return {
    rail,
    currency: currencyOf(code),
    units: BigInt(fiatUnits),
    heldUnits: BigInt(railHeldUnits),
    feeUnits: BigInt(railFeeUnits),
    isSettled: status === 'completed' || (status === 'pending' && transferId !== null),
    isReturned: returnStatus === 'confirmed',
  };
}
