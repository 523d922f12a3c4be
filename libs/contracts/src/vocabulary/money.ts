export const tokenSymbols = ['USDC', 'USDT'] as const;
export type TokenSymbol = (typeof tokenSymbols)[number];

export const fiatCurrencyCodes = ['ARS', 'BOB', 'BRL', 'CLP', 'COP', 'CRC', 'EUR', 'MXN', 'PEN', 'USD', 'ZAR'] as const;
export type FiatCurrencyCode = (typeof fiatCurrencyCodes)[number];
