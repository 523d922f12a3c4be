/** What a phone needs to upload one file. It travels in the fragment of an address, which no server sees. */
export interface PhoneLink {
  /** Good for one upload, and for nothing else. */
  readonly token: string;
  /** The name of the field, for its label. */
  readonly name: string;
  readonly kind: 'document' | 'face';
  readonly language: string;
}

const marker = '#gatehouse=';

/** The address to open on the phone: the partner's page with the link in its fragment. */
export function phoneAddress(page: string, { token, name, kind, language }: PhoneLink): string {
  const text = JSON.stringify({ t: token, n: name, k: kind, l: language });
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  const sealed = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${page.replace(/#.*$/s, '')}${marker}${sealed}`;
}

/** Undefined unless the fragment was made by `phoneAddress`: it is untrusted input. */
export function phoneLinkIn(fragment: string): PhoneLink | undefined {
  if (!fragment.startsWith(marker) || fragment.length > longest) return undefined;
  const { t: token, n: name, k: kind, l: language } = parsed(fragment.slice(marker.length));
  if (!fits(token, /^gpu_\w[\w.-]{7,300}$/)) return undefined;
  if (!fits(name, /^[a-zA-Z]\w{0,63}$/) || !fits(language, /^[a-zA-Z]{2,8}(-\w{1,8})*$/)) return undefined;
  return kind === 'document' || kind === 'face' ? { token, name, kind, language } : undefined;
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
