/** A rough check: the server decides, and its refusal is shown at the field. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text) && text.length <= 254;
}

export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/@]+\.[^\s/@]{2,}(\/\S*)?$/i.test(text) && text.length <= 500 && URL.canParse(text);
}

/** Adds the scheme that people leave out. */
export function withScheme(text: string): string {
  const address = text.trim();
  return /^[^\s/:@]+\.[^\s/:@.]{2,}(\/\S*)?$/.test(address) ? `https://${address}` : address;
}
