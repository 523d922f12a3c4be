import { Injectable } from '@nestjs/common';
import { type PayinRequest, usualExpirySeconds } from '#contracts';
import type { Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { type OpenedPayin, asUnavailable } from '#rails';
import { Clock, Ids } from '#runtime';
import { type Account, Standings, refuseStopped } from '#standing';
import type { PricedPayin } from '../pricing/price-payin.js';
import { newPayin } from '../records/new-payin.js';
import { PayinRoute } from '../records/payin-route.entity.js';
import type { Payin } from '../records/payin.entity.js';
import { PayinMoves } from '../records/payin.moves.js';
import { SealedPayins } from '../records/payin.sealed.js';

export interface PreparedPayin {
  readonly id: string;
  readonly account: Account;
  readonly details: PayinRequest;
  readonly priced: PricedPayin;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly opened: OpenedPayin;
}

/** Opens a payin at its rail, then stores it. Money for one that was never stored is refused. */
@Injectable()
export class OpenPayin {
  constructor(
    private readonly standings: Standings,
    private readonly moves: PayinMoves,
    private readonly sealed: SealedPayins,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Outside of any transaction, as a rail may be slow. Undefined where the rail cannot open it. */
  async prepare(account: Account, given: PayinRequest, priced: PricedPayin): Promise<PreparedPayin | undefined> {
    const { organizationId } = account;
    const { id, rail } = priced;
    const { expiresInSeconds = usualExpirySeconds[given.type] } = given;
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + expiresInSeconds * 1_000);
    const order = {
      id,
      organizationId,
      type: given.type,
      fiatUnits: priced.fiatUnits,
      expiresAt,
      ...(given.type === 'ars-bank-transfer' ? { payerAccountNumber: given.accountNumber } : {}),
    };
    const opened = await rail.open(order).catch(asUnavailable);
    if (opened === undefined) return undefined;
    return { id, account, details: { ...given, expiresInSeconds }, priced, createdAt, expiresAt, opened };
  }

  async record(tx: Tx, prepared: PreparedPayin): Promise<Payin> {
    const { organizationId, id: accountId } = prepared.account;
    const { opened, priced, id: payinId } = prepared;
    // An organization that is being erased gets no new payins, nor one that was stopped meanwhile.
    const standing = await this.standings.shared(tx, organizationId);
    if (standing === undefined) throw new ResourceNotFound('account', accountId);
    refuseStopped(standing);
    const payin = await this.payin(tx, prepared);
    this.moves.begin(tx, payin);
    tx.insert(PayinRoute, {
      organizationId,
      id: this.ids.next(),
      accountId,
      payinId,
      code: priced.code,
      route: opened.route,
      rail: priced.rail.name,
      depositRoute: null,
    });
    return payin;
  }

  private async payin(tx: Tx, prepared: PreparedPayin): Promise<Payin> {
    const { id, account, details, priced, createdAt, expiresAt, opened } = prepared;
    const { organizationId, id: accountId } = account;
    return newPayin({
      organizationId,
      id,
      accountId,
      type: details.type,
      code: priced.code,
      fiatUnits: String(priced.fiatUnits),
      token: priced.token,
      blockchain: priced.blockchain,
      details: await this.sealed.sealDetails(tx, { organizationId, id }, details),
      instructions: opened.instructions,
      rail: priced.rail.name,
      expiresAt,
      developerFeeE6: priced.developerFeeE6 === null ? null : String(priced.developerFeeE6),
      quote: priced.quote,
      createdAt,
    });
  }
}
