import type { Unreadable } from './inspection.js';

/** A redrawn document, so that nothing of its file is left but what can be seen. */
export interface Drawn {
  readonly kind: 'drawn';
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';
  readonly bytes: Uint8Array;
}

export type Drawing = Drawn | Unreadable;
