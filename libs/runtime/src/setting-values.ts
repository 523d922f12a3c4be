import { type TokenSymbol, tokenSymbols } from '#contracts';

export interface Setting<T = unknown> {
  readonly variable: string;
  readonly about: string;
  readonly default: string | undefined;
  /** How the default is told where it is not the plain value. */
  readonly defaultInWords?: string;
  readonly parse: (text: string) => T;
}

export function integer(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new Error(`must be a whole number from ${min} to ${max}, not "${text}"`);
    return value;
  };
}

export function oneOf<const T extends string>(values: readonly T[]): (text: string) => T {
  return (text) => {
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) throw new Error(`must be ${values.join(' or ')}, not "${text}"`);
    return value;
  };
}

export function nonEmpty(text: string): string {
  if (text.trim() === '') throw new Error('must not be empty');
  return text;
}

/** Secrets are never repeated in the message. */
export function atLeast(length: number): (text: string) => string {
  return (text) => {
    if (text.length < length) throw new Error(`must have at least ${length} characters`);
    return text;
  };
}

export function key256(text: string): string {
  if (Buffer.from(text, 'base64').length !== 32)
    throw new Error('must be 32 bytes in base64, such as `openssl rand -base64 32` prints');
  return text;
}

/** As Standard Webhooks writes a secret. */
export function webhookSecret(text: string): string {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1] ?? '';
  const { length } = Buffer.from(base64, 'base64');
  if (length < 24 || length > 64) throw new Error('must be whsec_ and 24 to 64 bytes in base64');
  return text;
}

export function postgresUrl(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new Error('must look like postgres://user:password@host:5432/database');
  return text;
}

export function objectStore(text: string): string {
  if (!text.startsWith('file:')) throw new Error('must be file: or file:/a/folder');
  return text;
}

/** It may hold a key, so it is never repeated in the message. */
export function rpcUrl(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) throw new Error('must be a URL that begins with http');
  return text;
}

export function contracts(text: string): Partial<Record<TokenSymbol, string>> {
  const pairs = text.split(',').map((pair) => {
    const [symbol = '', address = ''] = pair.split(':');
    if (!(tokenSymbols as readonly string[]).includes(symbol) || address === '')
      throw new Error(`must be ${tokenSymbols.join(' or ')}, a colon and the address of its contract`);
    return [symbol, address];
  });
  return Object.fromEntries(pairs) as Partial<Record<TokenSymbol, string>>;
}
