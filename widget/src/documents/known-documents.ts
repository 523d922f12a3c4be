import { ServerRefusal } from '../api/trouble.js';
import type { Context } from '../elements/context.js';

/** Name and size of an uploaded document: stored with the drafts, never part of a payload. */
export interface KnownDocument {
  readonly fileName: string;
  readonly sizeBytes: number;
}

/** Stored with the drafts, so that they survive a reload. */
export function rememberDocument(context: Context, id: string, known: KnownDocument | undefined): void {
  const kept = known === undefined ? undefined : { fileName: known.fileName, sizeBytes: known.sizeBytes };
  context.drafts.keep(placeOf(id), kept);
}

export function rememberedDocument(context: Context, id: string): KnownDocument | undefined {
  return context.drafts.of(placeOf(id)) as KnownDocument | undefined;
}

/** Asks the server about a document of an earlier visit; `gone` if it was deleted. */
export async function lookUpDocument({ gatehouse }: Context, id: string): Promise<KnownDocument | 'gone' | undefined> {
  return gatehouse
    .document(id)
    .catch((cause: unknown) => (cause instanceof ServerRefusal && cause.status === 404 ? 'gone' : undefined));
}

function placeOf(id: string): string {
  return `document:${id}`;
}

/** `1.4 MB`, formatted for the locale. */
export function sizeIn(locale: string, bytes: number): string {
  const isLarge = bytes >= 100_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000));
}
