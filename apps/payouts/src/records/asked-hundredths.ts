import { type PayoutAmount, fiatExponent, isFiatAmount, tokenExponent, unitsOf } from '#contracts';

/** By them the sandbox tells what shall come of a payout, whatever it is paid in. */
export function askedHundredths(amount: PayoutAmount): bigint {
  const exponent = isFiatAmount(amount) ? fiatExponent(amount.fiatCurrencyCode) : tokenExponent;
  return (unitsOf(amount) * 100n) / 10n ** BigInt(exponent);
}

const refusedByTheChain = 81n;

/** In the sandbox: whether a simulated chain shall take the transaction of the request and not do it. */
export function isRefusedBySimulatedChain(amount: PayoutAmount): boolean {
  return askedHundredths(amount) % 100n === refusedByTheChain;
}
