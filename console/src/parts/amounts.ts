/** Tokens from their smallest unit. All that there are have six decimals. */
export function tokensOf(locale: string, units: string, exponent = 6): string {
  const whole = units.padStart(exponent + 1, '0');
  const amount = `${whole.slice(0, -exponent)}.${whole.slice(-exponent)}` as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: exponent }).format(amount);
}

/** Whole dollars. */
export function dollarsOf(locale: string, dollars: number): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    dollars,
  );
}
