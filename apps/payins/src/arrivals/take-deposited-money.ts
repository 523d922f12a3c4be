import { Injectable } from '@nestjs/common';
import type { PayinDetails, PayinType } from '#contracts';
import type { Tx } from '#database';
import type { ArrivedMoney } from '#rails';
import { Clock, Ids } from '#runtime';
import { Account } from '#standing';
import { railDetailsOf } from '../deposit-instructions/deposit-instructions.view.js';
import { newPayin } from '../records/new-payin.js';
import type { Payin } from '../records/payin.entity.js';
import { PayinMoves } from '../records/payin.moves.js';
import { SealedPayins } from '../records/payin.sealed.js';
import { AcceptMoney } from './accept-money.js';
import type { ArrivalDecision, ArrivalDestination } from './arrival-verdict.js';
import { senderOfMoney } from './money-sender.js';

/** Money that came to an account's own number unasked: each movement creates a payin. */
@Injectable()
export class TakeDepositedMoney {
  constructor(
    private readonly moves: PayinMoves,
    private readonly sealed: SealedPayins,
    private readonly acceptMoney: AcceptMoney,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async take(tx: Tx, destination: ArrivalDestination, money: ArrivedMoney): Promise<ArrivalDecision> {
    const { organizationId, accountId } = destination;
    const account = await tx.one(Account, { organizationId, id: accountId });
    if (account === undefined) return { refusal: 'unknownDestination' };
    const details = detailsOf(destination, money);
    const payin = await this.payin(tx, account, details, { ...money, rail: destination.rail });
    this.moves.begin(tx, payin);
    await this.acceptMoney.accept(tx, payin, senderOfMoney(payin.type, money.sender), money);
    return { payinId: payin.id };
  }

  private async payin(
    tx: Tx,
    account: Account,
    details: PayinDetails & { readonly type: PayinType },
    { code, fiatUnits, rail }: ArrivedMoney & { readonly rail: string },
  ): Promise<Payin> {
    const { organizationId, id: accountId, destinationSymbol, destinationBlockchain } = account;
    const id = this.ids.next();
    return newPayin({
      organizationId,
      id,
      accountId,
      type: details.type,
      code,
      fiatUnits: String(fiatUnits),
      rail,
      token: destinationSymbol,
      blockchain: destinationBlockchain,
      details: await this.sealed.sealDetails(tx, { organizationId, id }, details),
      createdAt: this.clock.now(),
    });
  }
}

function detailsOf({ depositRoute }: ArrivalDestination, { code, fiatUnits }: ArrivedMoney): PayinDetails {
  const value = String(fiatUnits);
  if (code === 'usd') return { type: 'ach', amount: { currencySymbol: 'USD', value } };
  const rail = depositRoute === null ? undefined : railDetailsOf(depositRoute);
  if (rail?.type === 'ars' && code === 'ars') return { ...rail, amount: { currencySymbol: 'ARS', value } };
  if (rail?.type === 'brl' && code === 'brl') return { ...rail, amount: { currencySymbol: 'BRL', value } };
  throw new Error(`Money in ${code} came to a route that is for none`);
}
