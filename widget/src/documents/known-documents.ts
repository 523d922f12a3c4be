import { ServerRefusal } from '../api/trouble.js';
import type { Context } from '../elements/context.js';

/** What is said of a document that was added: kept beside the answers, and never a part of them. */
export interface KnownDocument {
  readonly fileName: string;
  readonly sizeBytes: number;
}

/** Kept with the drafts, so that a reload still knows what was added. */
export function rememberDocument(context: Context, id: string, known: KnownDocument | undefined): void {
  const kept = known === undefined ? undefined : { fileName: known.fileName, sizeBytes: known.sizeBytes };
  context.drafts.keep(placeOf(id), kept);
}

export function rememberedDocument(context: Context, id: string): KnownDocument | undefined {
  return context.drafts.of(placeOf(id)) as KnownDocument | undefined;
}

/** From the server, of an earlier visit. `gone` when it is not kept any more. */
export async function lookUpDocument({ gatehouse }: Context, id: string): Promise<KnownDocument | 'gone' | undefined> {
  return gatehouse
    .document(id)
    .catch((cause: unknown) => (cause instanceof ServerRefusal && cause.status === 404 ? 'gone' : undefined));
}

function placeOf(id: string): string {
  return `document:${id}`;
}

/** `1.4 MB`, in the language. */
export function sizeIn(locale: string, bytes: number): string {
  const isLarge = bytes >= 100_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1_000));
}
