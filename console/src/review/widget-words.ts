import { languageFor } from '../../../widget/src/languages/language.js';
import type { Language } from '../../../widget/src/languages/merged.js';
import type { AttestationType } from '../../../libs/contracts/src/vocabulary/attestations.js';

/** The questions as the customer reads them are in the widget, and here in the same words. */
export type QuestionWords = Language;

export function questionWords(locale: string): Promise<QuestionWords> {
  return languageFor([locale]);
}

export function titleOf({ words }: QuestionWords, type: string): string {
  return words.steps[type as AttestationType].title;
}
