import { Injectable } from '@nestjs/common';
import { type Conversion, conversions, toWireNumber, tokenExponent } from '#contracts';
import { type Queries, Reads, type Tx } from '#database';
import { type ConversionObstacle, ConversionUnavailable } from '#errors';
import { Clock } from '#runtime';

const allBasisPoints = 10_000n;

/** What a conversion costs, and how much of it is left today. */
export interface ConversionOffer {
  readonly conversion: Conversion;
  readonly spreadBasisPoints: number;
  readonly isStopped: boolean;
  readonly dailyCapUnits: bigint | undefined;
  /** Undefined without a cap. */
  readonly leftUnits: bigint | undefined;
}

export type ConversionOffers = ReadonlyMap<Conversion, ConversionOffer>;

/** How much is converted, by each conversion that it takes. */
export interface Converted {
  readonly conversion: Conversion;
  readonly units: bigint;
}

interface Row {
  readonly conversion: Conversion;
  readonly spreadBasisPoints: number;
  readonly dailyCapUnits: string | null;
  readonly isStopped: boolean;
  readonly usedUnits: string;
}

/** The table of spreads, caps and switches, which the operator sets, and what was converted of each on one day. */
@Injectable()
export class Conversions {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** Of every conversion. */
  async offers(queries: Queries = this.reads): Promise<ConversionOffers> {
    const rows = await queries.query<Row>(
      `SELECT name AS conversion, coalesce(spread_basis_points, 0) AS "spreadBasisPoints", daily_cap_units::text AS "dailyCapUnits",
         coalesce(is_stopped, false) AS "isStopped", coalesce(units, 0)::text AS "usedUnits"
       FROM unnest($1::text[]) AS wanted (name) LEFT JOIN conversion_terms ON conversion_terms.conversion = name
         LEFT JOIN conversion_use ON conversion_use.conversion = name AND day = $2`,
      [conversions, this.today()],
    );
    return new Map(rows.map((row) => [row.conversion, offerOf(row)]));
  }

  /**
   * Counts what is converted towards today's caps, or throws `ConversionUnavailable`. Whoever calls it waits for others who
   * convert at the moment, and has to have waited for everything else before.
   */
  async take(tx: Tx, converted: readonly Converted[]): Promise<void> {
    const wanted = totals(converted);
    if (wanted.length === 0) return;
    const offers = await this.offers(tx);
    for (const { conversion, units } of wanted) {
      const offer = offers.get(conversion);
      const isRefused =
        offer !== undefined && (obstacleTo(offer, units) !== undefined || !(await this.count(tx, offer, units)));
      if (isRefused) throw await this.unavailable(tx, conversion);
    }
  }

  /** Whether there was room under the cap: whoever comes at the same time waits here, and finds what is left then. */
  private async count(tx: Tx, { conversion, dailyCapUnits }: ConversionOffer, units: bigint): Promise<boolean> {
    if (dailyCapUnits === undefined) return true;
    const counted = await tx.query(
      `INSERT INTO conversion_use AS used (conversion, day, units) VALUES ($1, $2, $3)
       ON CONFLICT (conversion, day) DO UPDATE SET units = used.units + EXCLUDED.units WHERE used.units + EXCLUDED.units <= $4
       RETURNING 1`,
      [conversion, this.today(), units, dailyCapUnits],
    );
    return counted.length > 0;
  }

  private async unavailable(tx: Tx, conversion: Conversion): Promise<ConversionUnavailable> {
    const { isStopped = false, leftUnits = 0n } = (await this.offers(tx)).get(conversion) ?? {};
    return isStopped
      ? new ConversionUnavailable({ conversion, reason: 'stopped' })
      : new ConversionUnavailable({ conversion, reason: 'dailyCap', left: toWireNumber(leftUnits, tokenExponent) });
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}

/** Why it cannot be converted now. */
export function obstacleTo({ isStopped, leftUnits }: ConversionOffer, units: bigint): ConversionObstacle | undefined {
  if (isStopped) return 'stopped';
  return leftUnits !== undefined && units > leftUnits ? 'dailyCap' : undefined;
}

/** Of an amount, all conversions that it takes together; rounded up. */
export function spreadOf(offers: ConversionOffers, taken: readonly Conversion[], units: bigint): bigint {
  const basisPoints = taken.reduce((sum, conversion) => sum + (offers.get(conversion)?.spreadBasisPoints ?? 0), 0);
  return (units * BigInt(basisPoints) + allBasisPoints - 1n) / allBasisPoints;
}

/** In an order that is the same for all. */
function totals(converted: readonly Converted[]): Converted[] {
  return conversions.flatMap((conversion) => {
    const units = converted.reduce((sum, each) => (each.conversion === conversion ? sum + each.units : sum), 0n);
    return units === 0n ? [] : [{ conversion, units }];
  });
}

function offerOf({ conversion, spreadBasisPoints, dailyCapUnits, isStopped, usedUnits }: Row): ConversionOffer {
  const cap = dailyCapUnits === null ? undefined : BigInt(dailyCapUnits);
  const left = cap === undefined ? undefined : cap - BigInt(usedUnits);
  return {
    conversion,
    spreadBasisPoints,
    isStopped,
    dailyCapUnits: cap,
    leftUnits: left === undefined || left > 0n ? left : 0n,
  };
}
