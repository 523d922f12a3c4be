import type { AttestationType } from '../vocabulary/attestations.js';
import { isPlainObject } from '../rules.js';
import { type AttestationPayload, associatedPersonAttestations, reviewAttestations } from './attestation-payloads.js';

const attestations = { ...reviewAttestations, ...associatedPersonAttestations };

/**
 * A payload for whoever need not read personal values: its shape, what kind of thing each is, and to which
 * documents and persons it refers. Everything else is masked, so that a new field is masked until it is named here.
 */
export function maskedPayload(payload: AttestationPayload): Record<string, unknown> {
  const kept = new Set(['type', ...attestations[payload.type].readable]);
  return masked(payload, '', kept) as Record<string, unknown>;
}

/** Where an attestation of this type names documents: `selfie.documentId`. */
export function documentPlacesIn(type: AttestationType): readonly string[] {
  return attestations[type].readable.filter((place) => place.endsWith('.documentId'));
}

/** A value of another kind, masked but for what is at these places. */
export function maskedExcept<T>(value: T, kept: readonly string[]): T {
  return masked(value, '', new Set(kept)) as T;
}

function masked(value: unknown, place: string, kept: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item, place, kept));
  if (!isPlainObject(value)) return kept.has(place) ? value : maskedLeaf(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, masked(inner, place === '' ? name : `${place}.${name}`, kept)]),
  );
}

/** At most a quarter of a text is told, and never more than its last four characters. */
function maskedLeaf(value: unknown): string {
  const characters = typeof value === 'string' ? [...value] : [];
  const shown = Math.min(4, Math.floor(characters.length / 4));
  return `****${shown === 0 ? '' : characters.slice(-shown).join('')}`;
}
