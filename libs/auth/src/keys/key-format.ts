import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const shape = /^([a-z]+)_([0-9a-f]{32})_([0-9A-Za-z]{43})$/;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const secretLength = 43;

/** What a key is: of an organization, of a widget session or of one for an invited person, for one upload by a phone, of an invitation, or of a person who is signed in. */
export type KeyKind = 'gk' | 'gws' | 'gis' | 'gpu' | 'giv' | 'gst';

export interface ParsedKey {
  readonly id: string;
  readonly secret: string;
}

/** `gk_<public id>_<secret>`: the public id is the key's id without its dashes, the secret has 256 bits. */
export function formatKey(kind: KeyKind, id: string, secret: string): string {
  return `${kind}_${id.replaceAll('-', '')}_${secret}`;
}

export function parseKey(kind: KeyKind, text: string): ParsedKey | undefined {
  const [, given, hex, secret] = shape.exec(text) ?? [];
  if (given !== kind || hex === undefined || secret === undefined) return undefined;
  return { id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'), secret };
}

export function newSecret(): string {
  let secret = '';
  while (secret.length < secretLength) {
    for (const byte of randomBytes(64))
      if (byte < 248 && secret.length < secretLength) secret += alphabet[byte % 62] ?? '';
  }
  return secret;
}

/** Secrets are random and long, so a fast hash protects them as well as a slow one would. */
export function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

export function matches(secret: string, kept: Uint8Array): boolean {
  return timingSafeEqual(hashOf(secret), kept);
}
