import type { Unreadable } from './inspection.js';

/** The largest picture that is drawn takes 36 MB even where nothing of it can be compressed; pages are left out before. */
export const mostDrawnBytes = 64 * 1024 * 1024;

/** A redrawn document, so that nothing of its file is left but what can be seen. */
export interface Drawn {
  readonly kind: 'drawn';
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  readonly bytes: Uint8Array;
}

export type Drawing = Drawn | Unreadable;
