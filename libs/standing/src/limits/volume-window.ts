import { tokenExponent } from '#contracts';
import { LimitExceeded } from '#errors';

const windowDays = 30;
const dayMilliseconds = 86_400_000;
const unitsOfDollar = 10n ** BigInt(tokenExponent);

export interface DayVolume {
  readonly day: string;
  readonly units: bigint;
}

/** A limit that something would pass. */
export interface Excess {
  readonly limit: 'singleAmount' | 'volume30Days';
  /** In whole dollars, the latter rounded up. */
  readonly limitUsd: number;
  readonly actualUsd: number;
  /** From when on it would fit, if nothing else moves; undefined where it never does. */
  readonly resetsAt?: Date;
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The last day that counts no longer. */
export function lastForgottenDay(now: Date): string {
  return dayOf(new Date(now.getTime() - windowDays * dayMilliseconds));
}

/** When this day counts no longer. */
export function resetOf(day: string): Date {
  return new Date(Date.parse(day) + windowDays * dayMilliseconds);
}

/** What may still be moved, as far as is known at one moment. */
export class Room {
  constructor(
    private readonly singleUsd: number,
    private readonly volumeUsd: number,
    private readonly days: readonly DayVolume[],
  ) {}

  /** The limits that these amounts would pass together. */
  excesses(amounts: readonly bigint[]): Excess[] {
    const wanted = amounts.reduce((sum, each) => sum + each, 0n);
    const found = [singleExcess(this.singleUsd, amounts), volumeExcess(this.volumeUsd, this.days, wanted)];
    return found.filter((excess) => excess !== undefined);
  }

  refuse(amounts: readonly bigint[]): void {
    const [excess] = this.excesses(amounts);
    if (excess === undefined) return;
    const { limitUsd, actualUsd, resetsAt } = excess;
    const message = inWords(excess);
    throw new LimitExceeded(limitUsd, actualUsd, { message, ...(resetsAt === undefined ? {} : { resetsAt }) });
  }
}

export function inWords({ limit, limitUsd, actualUsd }: Excess): string {
  const what = limit === 'singleAmount' ? 'at once' : 'in 30 days';
  return `At most ${limitUsd} USD ${what} are possible, this would be ${actualUsd}`;
}

export function singleExcess(limitUsd: number, amounts: readonly bigint[]): Excess | undefined {
  const most = amounts.reduce((greatest, each) => (each > greatest ? each : greatest), 0n);
  if (limitUsd === 0 || most <= BigInt(limitUsd) * unitsOfDollar) return undefined;
  return { limit: 'singleAmount', limitUsd, actualUsd: usdOf(most) };
}

/** Days count whole, and all of a day stops counting at once. */
export function volumeExcess(limitUsd: number, days: readonly DayVolume[], wanted: bigint): Excess | undefined {
  const limit = BigInt(limitUsd) * unitsOfDollar;
  const total = days.reduce((sum, { units }) => sum + units, wanted);
  if (limitUsd === 0 || total <= limit) return undefined;
  let left = total;
  for (const { day, units } of days.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    left -= units;
    if (left <= limit) {
      return { limit: 'volume30Days', limitUsd, actualUsd: usdOf(total), resetsAt: resetOf(day) };
    }
  }
  return { limit: 'volume30Days', limitUsd, actualUsd: usdOf(total) };
}

export function usdOf(units: bigint): number {
  return Number((units + unitsOfDollar - 1n) / unitsOfDollar);
}
