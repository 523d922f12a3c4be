import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { Conversions, NetworkFees, Tokens, platformOrganizationId } from '#chains';
import { type PayoutBlockchain, payoutBlockchains, toSmallestUnits, tokenExponent } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import { Clock } from '#runtime';
import type { ChangeFeeSettings, ConversionSetting, NetworkFeeSetting } from './fee-settings.dto.js';
import { type FeeSettingsView, conversionView, networkFeeView } from './fee-settings.view.js';

/** What the operator charges, in one document with a section for each kind of fee. */
@Injectable()
export class FeeSettingsService {
  constructor(
    private readonly networkFees: NetworkFees,
    private readonly conversions: Conversions,
    private readonly tokens: Tokens,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<FeeSettingsView> {
    const chains = this.chains();
    const fees = await this.networkFees.of(chains);
    const offers = await this.conversions.offers();
    return {
      conversions: [...offers.values()].map(conversionView),
      networks: chains.flatMap((blockchain) => {
        const fee = fees.get(blockchain);
        return fee === undefined ? [] : [networkFeeView(blockchain, fee)];
      }),
    };
  }

  async change(
    caller: HouseCaller,
    { networks = [], conversions = [], reason }: ChangeFeeSettings,
  ): Promise<FeeSettingsView> {
    this.refuseBad(networks);
    refuseRepeated(conversions);
    await this.unitOfWork.run(async (tx) => {
      for (const network of networks) await this.write(tx, network);
      for (const conversion of conversions) await this.writeConversion(tx, conversion);
      const organizationId = platformOrganizationId;
      const entry = { organizationId, action: 'feeSettingsChanged', subject: 'settings:fees', reason } as const;
      await this.audit.record(tx, { ...authorOf(caller), ...entry });
    });
    return this.read();
  }

  private refuseBad(networks: readonly NetworkFeeSetting[]): void {
    const chains = this.chains();
    networks.forEach(({ blockchain }, index) => {
      const field = `networks.${index}.blockchain`;
      if (!chains.includes(blockchain)) throw ValidationFailed.at(field, `must be one of: ${chains.join(', ')}`);
      if (networks.findIndex((other) => other.blockchain === blockchain) < index)
        throw ValidationFailed.at(field, 'must not be repeated');
    });
  }

  private async write(
    tx: Tx,
    { blockchain, networkFee, leastAmount = 0, coinPrice }: NetworkFeeSetting,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO network_fee (blockchain, fee_units, least_units, coin_price_e6, changed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (blockchain) DO UPDATE SET fee_units = EXCLUDED.fee_units, least_units = EXCLUDED.least_units,
         coin_price_e6 = EXCLUDED.coin_price_e6, changed_at = EXCLUDED.changed_at`,
      [blockchain, millionths(networkFee), millionths(leastAmount), millionths(coinPrice), this.clock.now()],
    );
  }

  private async writeConversion(
    tx: Tx,
    { conversion, spreadPercentage = 0, dailyCap, isStopped = false }: ConversionSetting,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO conversion_terms (conversion, spread_basis_points, daily_cap_units, is_stopped, changed_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (conversion) DO UPDATE SET spread_basis_points = EXCLUDED.spread_basis_points,
         daily_cap_units = EXCLUDED.daily_cap_units, is_stopped = EXCLUDED.is_stopped, changed_at = EXCLUDED.changed_at`,
      [conversion, Math.round(spreadPercentage * 100), millionths(dailyCap), isStopped, this.clock.now()],
    );
  }

  private chains(): PayoutBlockchain[] {
    return payoutBlockchains.filter((blockchain) => this.tokens.blockchains.includes(blockchain));
  }
}

function refuseRepeated(conversions: readonly ConversionSetting[]): void {
  conversions.forEach(({ conversion }, index) => {
    if (conversions.findIndex((other) => other.conversion === conversion) < index)
      throw ValidationFailed.at(`conversions.${index}.conversion`, 'must not be repeated');
  });
}

function millionths(amount: number | undefined): bigint | null {
  return amount === undefined ? null : toSmallestUnits(amount.toFixed(tokenExponent), tokenExponent);
}
