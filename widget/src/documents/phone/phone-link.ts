/** What a phone is told to go on with one photo: the fragment of an address, which no server ever sees. */
export interface PhoneLink {
  /** The token of the session. */
  readonly token: string;
  /** By which the page that shows the code knows the photo when it comes. */
  readonly code: string;
  /** Of the field, for its words. */
  readonly name: string;
  readonly kind: 'document' | 'face';
  readonly language: string;
}

const marker = '#gatehouse=';

/** The page of the partner for phones, with what it needs to know. */
export function phoneAddress(page: string, { token, code, name, kind, language }: PhoneLink): string {
  const text = JSON.stringify({ t: token, c: code, n: name, k: kind, l: language });
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  const sealed = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${page.replace(/#.*$/s, '')}${marker}${sealed}`;
}

/** Undefined for whatever was not made by `phoneAddress`: addresses come from anywhere. */
export function phoneLinkIn(fragment: string): PhoneLink | undefined {
  if (!fragment.startsWith(marker) || fragment.length > longest) return undefined;
  const { t: token, c: code, n: name, k: kind, l: language } = parsed(fragment.slice(marker.length));
  if (!fits(token, /^gws_\w[\w.-]{7,300}$/) || !fits(code, /^[\w-]{16,64}$/)) return undefined;
  if (!fits(name, /^[a-zA-Z]\w{0,63}$/) || !fits(language, /^[a-zA-Z]{2,8}(-\w{1,8})*$/)) return undefined;
  return kind === 'document' || kind === 'face' ? { token, code, name, kind, language } : undefined;
}

/** How a document says what it was uploaded for. */
export function purposeOf(code: string): string {
  return `phone:${code}`;
}

const longest = 2_000;

function fits(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

function parsed(sealed: string): Readonly<Record<string, unknown>> {
  try {
    const bytes = Uint8Array.from(atob(sealed.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
