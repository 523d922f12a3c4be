import { type FiatAndRailCode, type PayinCode, fiatAndRailCodes, toSmallestUnits, tokenExponent } from '#contracts';
import type { PayinTerms } from '../contract/payin-rail.js';
import type { RailTerms } from '../contract/payout-rail.js';

interface SandboxRate {
  /** What one token is worth at the middle of the range in which the rate moves. */
  readonly rate: string;
  readonly exchangeFeeBasisPoints: number;
  /** In tokens. */
  readonly transactionFee: string;
}

const local = { exchangeFeeBasisPoints: 50, transactionFee: '0.25' };
/** A token is never worth more than a dollar, even at the top of the range. */
const dollars = { rate: '0.995', exchangeFeeBasisPoints: 10 };

const rates: Readonly<Record<FiatAndRailCode, SandboxRate>> = {
  ars: { rate: '1450', ...local },
  bob: { rate: '12.6', ...local },
  brl: { rate: '5.35', ...local },
  clp: { rate: '938', ...local },
  cop: { rate: '3820', ...local },
  'cop-bre-b': { rate: '3820', ...local },
  'cop-provider-balance': { rate: '3820', ...local, transactionFee: '0' },
  crc: { rate: '502', ...local },
  eur: { rate: '0.86', ...local, transactionFee: '0.5' },
  mxn: { rate: '18.4', ...local },
  pen: { rate: '3.38', ...local },
  usd: { ...dollars, transactionFee: '0.5' },
  'usd-china': { ...dollars, transactionFee: '5' },
  'usd-hong-kong': { ...dollars, transactionFee: '5' },
  'usd-panama': { ...dollars, transactionFee: '2' },
  'usd-peru': { ...dollars, transactionFee: '2' },
  zar: { rate: '17.2', ...local },
};

const windowMilliseconds = 5 * 60 * 1_000;
const mostMovedBasisPoints = 50;
/** A prime, so that windows an hour, a day or a week apart differ as well. */
const steps = 2 * mostMovedBasisPoints + 1;
const stepsPerWindow = 37;
const stepsPerCode = 13;

/** The rate changes every five minutes. */
export function sandboxPayoutTerms(code: FiatAndRailCode, now: Date): RailTerms {
  const { rate, exchangeFeeBasisPoints, transactionFee } = rates[code];
  const window = Math.floor(now.getTime() / windowMilliseconds);
  const step = (window * stepsPerWindow + fiatAndRailCodes.indexOf(code) * stepsPerCode) % steps;
  const moved = BigInt(10_000 + step - mostMovedBasisPoints);
  return {
    rateE8: (toSmallestUnits(rate, 8) * moved) / 10_000n,
    exchangeFeeBasisPoints,
    transactionFeeUnits: toSmallestUnits(transactionFee, tokenExponent),
  };
}

const payinFeeBasisPoints = 50;
/** In cents: `10.00` of ARS. */
const leastFiatUnits: Readonly<Record<PayinCode, bigint>> = { ars: 1_000n, brl: 100n, usd: 100n };
const one = 10n ** 8n;

/** For payins. A dollar buys at most one token, just as a token pays out at most one dollar. */
export function sandboxPayinTerms(code: PayinCode, now: Date): PayinTerms {
  const { rateE8 } = sandboxPayoutTerms(code, now);
  return {
    rateE8: code === 'usd' ? 2n * one - rateE8 : rateE8,
    exchangeFeeBasisPoints: payinFeeBasisPoints,
    transactionFeeUnits: 0n,
    leastFiatUnits: leastFiatUnits[code],
  };
}
