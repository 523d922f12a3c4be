import type { Unreadable } from './inspection.js';

/** The largest picture that is drawn takes 36 MB even where nothing of it can be compressed; pages are left out before. */
export const mostDrawnBytes = 64 * 1024 * 1024;

/** Of pages, which are long where somebody scanned a roll. */
export const highestPage = 6_000;
export const pageQuality = 85;

/** A redrawn document, so that nothing of its file is left but what can be seen. */
export interface Drawn {
  readonly kind: 'drawn';
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  readonly bytes: Uint8Array;
}

/** What is drawn of a document: one page, `width` wide at most. Without it, all of them. */
export interface WantedPage {
  /** From 1. */
  readonly number: number;
  readonly width: number;
}

/** A document has no such page. */
export interface NoSuchPage {
  readonly kind: 'noSuchPage';
}

export type Drawing = Drawn | Unreadable;
export type PageDrawing = Drawing | NoSuchPage;
