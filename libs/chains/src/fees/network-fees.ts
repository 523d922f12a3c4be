import { Injectable } from '@nestjs/common';
import { type Blockchain, coinExponent } from '#contracts';
import { Reads, forEveryOrganization } from '#database';

/** Of how many payments the average is what one costs. */
const measuredPayments = 100;
const whole = 10n ** BigInt(coinExponent);

/** What a payout to a wallet on a chain pays for it. */
export interface ChainFee {
  readonly blockchain: Blockchain;
  /** What is taken, in the smallest units of the token. */
  readonly feeUnits: bigint;
  readonly leastUnits: bigint;
  /** Whether the operator has set the fee, instead of what payments have cost lately. */
  readonly isSet: boolean;
  readonly coinPriceE6: bigint | undefined;
  /** What a payment has cost lately, in billionths of the chain's coin; undefined before the first. */
  readonly costUnits: bigint | undefined;
}

interface Row {
  readonly blockchain: Blockchain;
  readonly feeUnits: string | null;
  readonly leastUnits: string;
  readonly coinPriceE6: string | null;
  readonly costUnits: string | null;
}

/**
 * The last payments are those of the latest transactions, as many as it takes. What was paid to prepare them, such as gas for a
 * wallet and approvals, belongs to what they cost.
 */
const measured = `
  SELECT ceil(sum(gas) / nullif(sum(payments), 0)) FROM (
    SELECT gas, payments, sum(payments) OVER (ORDER BY id DESC) - payments AS later FROM (
      SELECT id, gas_units AS gas, CASE WHEN token IS NULL THEN 0 ELSE jsonb_array_length(payments) END AS payments
      FROM transfer WHERE blockchain = chain.name AND gas_units IS NOT NULL AND status = 'confirmed'
      ORDER BY id DESC LIMIT ${5 * measuredPayments}) AS latest) AS counted
  WHERE later < ${measuredPayments}`;

/** The table of network fees and least amounts by chain, which the operator sets. */
@Injectable()
export class NetworkFees {
  constructor(private readonly reads: Reads) {}

  async of(blockchains: readonly Blockchain[]): Promise<ReadonlyMap<Blockchain, ChainFee>> {
    if (blockchains.length === 0) return new Map();
    // What payments cost is measured over those of all.
    const rows = await forEveryOrganization(() =>
      this.reads.query<Row>(
        `SELECT chain.name AS blockchain, fee_units AS "feeUnits", coalesce(least_units, 0) AS "leastUnits",
         coin_price_e6 AS "coinPriceE6", (${measured})::text AS "costUnits"
       FROM unnest($1::text[]) AS chain (name) LEFT JOIN network_fee ON network_fee.blockchain = chain.name`,
        [blockchains],
      ),
    );
    return new Map(rows.map((row) => [row.blockchain, feeOf(row)]));
  }
}

function feeOf({ blockchain, feeUnits, leastUnits, coinPriceE6, costUnits }: Row): ChainFee {
  const price = coinPriceE6 === null ? undefined : BigInt(coinPriceE6);
  const cost = costUnits === null ? undefined : BigInt(costUnits);
  // Rounded up: what a payment costs is never less than nothing.
  const usual = price === undefined || cost === undefined ? 0n : (cost * price + whole - 1n) / whole;
  return {
    blockchain,
    feeUnits: feeUnits === null ? usual : BigInt(feeUnits),
    leastUnits: BigInt(leastUnits),
    isSet: feeUnits !== null,
    coinPriceE6: price,
    costUnits: cost,
  };
}
