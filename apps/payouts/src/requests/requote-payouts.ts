import { Injectable } from '@nestjs/common';
import { type ExchangeRateToleranceMode, type PayoutMethodCode, currencyOf, rateOf } from '#contracts';
import { Reads, type Tx } from '#database';
import { PayoutQuoteExpired, UnsupportedRail, ValidationFailed } from '#errors';
import { PayoutRails, shareOut } from '#rails';
import { Clock } from '#runtime';
import { type PayoutOffers, PayoutTerms } from '../pricing/payout-terms.js';
import { repricePayout } from '../pricing/price-payout.js';
import { Payout } from '../records/payout.entity.js';
import type { PayoutRequest } from '../records/payout-request.entity.js';

/** What rails charge for the quotes that had expired at that moment. A quote that expires after it still holds. */
export interface RequotingTerms {
  readonly at: Date;
  readonly byCode: PayoutOffers;
  /** Those that get what is new: until it is executed, no rail knows of a payout. */
  readonly taking: readonly string[];
}

/** Gives payouts new quotes where theirs have expired when the request is executed. */
@Injectable()
export class RequotePayouts {
  constructor(
    private readonly reads: Reads,
    private readonly terms: PayoutTerms,
    private readonly rails: PayoutRails,
    private readonly clock: Clock,
  ) {}

  /** The rails are asked before anything is locked. */
  async termsFor({ organizationId, id, token, blockchain }: PayoutRequest): Promise<RequotingTerms> {
    const at = this.clock.now();
    const taking = (await this.rails.taking()).map(({ rail }) => rail.name);
    const expired = await this.reads.query<{ code: PayoutMethodCode }>(
      `SELECT DISTINCT fiat_and_rail AS code FROM payout WHERE organization_id = $1 AND payout_request_id = $2
         AND channel = 'fiat' AND ((quote->>'expiresAt')::timestamptz <= $3 OR (rail = ANY ($4)) IS NOT TRUE)`,
      [organizationId, id, at, taking],
    );
    const codes = expired.map(({ code }) => code);
    return { at, taking, byCode: await this.terms.find(codes, { token, blockchain }) };
  }

  /** The same payouts, with new quotes where theirs had expired. `STRICT` refuses those. */
  async requote(
    tx: Tx,
    payouts: readonly Payout[],
    terms: RequotingTerms,
    mode: ExchangeRateToleranceMode,
  ): Promise<Payout[]> {
    const at = terms.at.toISOString();
    // No rail honours quotes of another.
    const isExpired = (payout: Payout): boolean =>
      payout.quote !== null && (payout.quote.expiresAt <= at || !terms.taking.includes(payout.rail ?? ''));
    const renewed = payouts.map((payout) => (isExpired(payout) ? this.renew(payout, terms) : payout));
    const changed = renewed.filter((payout, index) => payout !== payouts[index]);
    if (mode === 'STRICT' && changed.length > 0) throw expiredQuotes(payouts.filter(isExpired), changed);
    await write(tx, changed);
    return renewed;
  }

  /** By the same rail, if it offers something. */
  private renew(payout: Payout, { byCode: offers }: RequotingTerms): Payout {
    const { id, fiatAndRail: code, amount, developerFeeE6 } = payout;
    const found = code === null ? undefined : shareOut(id, offers.get(code) ?? [], payout.rail);
    if (code === null || found === undefined) throw new UnsupportedRail(code ?? '', [...offers.keys()]);
    const wanted = { amount, developerFeeE6: developerFeeE6 === null ? null : BigInt(developerFeeE6), code };
    const price = repricePayout(wanted, found.terms, this.terms.quotesExpireAt());
    if ('problem' in price) throw ValidationFailed.at(`payouts.${payout.ordinal}.amount`, price.problem);
    return Object.assign(new Payout(), payout, {
      tokenUnits: String(price.tokenUnits),
      developerFeeUnits: String(price.developerFeeUnits),
      feeUnits: String(price.feeUnits),
      quote: price.quote,
      rail: found.rail.name,
    });
  }
}

function expiredQuotes(before: readonly Payout[], after: readonly Payout[]): PayoutQuoteExpired {
  return new PayoutQuoteExpired(
    before.map((payout, index) => ({
      payoutId: payout.id,
      fiatCurrencyCode: currencyOf(payout.fiatAndRail ?? 'usd'),
      previousRate: rateOf(payout.quote),
      newRate: rateOf(after[index]?.quote ?? null),
    })),
  );
}

async function write(tx: Tx, payouts: readonly Payout[]): Promise<void> {
  const [first] = payouts;
  if (first === undefined) return;
  await tx.query(
    `UPDATE payout SET token_units = renewed.token_units, developer_fee_units = renewed.developer_fee_units,
       fee_units = renewed.fee_units, quote = renewed.quote, rail = renewed.rail
     FROM unnest($2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[], $6::jsonb[], $7::text[])
       AS renewed (id, token_units, developer_fee_units, fee_units, quote, rail)
     WHERE organization_id = $1 AND payout.id = renewed.id`,
    [
      first.organizationId,
      payouts.map(({ id }) => id),
      payouts.map(({ tokenUnits }) => tokenUnits),
      payouts.map(({ developerFeeUnits }) => developerFeeUnits),
      payouts.map(({ feeUnits }) => feeUnits),
      payouts.map(({ quote }) => JSON.stringify(quote)),
      payouts.map(({ rail }) => rail),
    ],
  );
}
