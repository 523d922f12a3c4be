/** Roughly: the server knows better, and says so at the field. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text) && text.length <= 254;
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/@]+\.[^\s/@]{2,}(\/\S*)?$/i.test(text) && text.length <= 500 && URL.canParse(text);
}

/** People leave the beginning away, and nobody needs to be told to write it. */
export function withScheme(text: string): string {
  const address = text.trim();
  return /^[^\s/:@]+\.[^\s/:@.]{2,}(\/\S*)?$/.test(address) ? `https://${address}` : address;
}
