export const tokenSymbols = ['USDC', 'USDT'] as const;
export type TokenSymbol = (typeof tokenSymbols)[number];

/** Decimal places of the smallest unit, the same for both wherever they are. */
export const tokenExponent = 6;

export const fiatCurrencyCodes = ['ARS', 'BOB', 'BRL', 'CLP', 'COP', 'CRC', 'EUR', 'MXN', 'PEN', 'USD', 'ZAR'] as const;
export type FiatCurrencyCode = (typeof fiatCurrencyCodes)[number];

/** Decimal places of the smallest unit. */
export function fiatExponent(currency: FiatCurrencyCode): number {
  return currency === 'CLP' ? 0 : 2;
}

/** What is worth a dollar is not always exchanged one for one: USDC and USDT, and USD that a wallet gets in tokens. */
export const conversions = ['betweenTokens', 'usdToWallet'] as const;
export type Conversion = (typeof conversions)[number];
