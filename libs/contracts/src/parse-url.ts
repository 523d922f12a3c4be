/**
 * Undefined for what is no URL. `URL.canParse` of Node.js 20 refuses letters such as ü once it was called a few thousand
 * times and is compiled.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
