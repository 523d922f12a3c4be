import type { DocumentRejection } from '#errors';
import type { Bracket } from './pdf-listener.js';

/** Names of what runs code, connects to other hosts, or embeds files. */
const active = new Set([
  'JavaScript',
  'JS',
  'AA',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'XFA',
  'RichMedia',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
]);

const mostPages = 100_000;

/** This PDF may not be kept. */
export class PdfRefused extends Error {
  constructor(readonly reason: DocumentRejection) {
    super(reason);
  }
}

/** What was found in a PDF, and what becomes of it. */
export class PdfFindings {
  hasObjects = false;
  /** Part of it cannot be read here, and may be by others. */
  isOpaque = false;
  private hasPages = false;
  private isEncrypted = false;
  private isActive = false;
  /** `/OpenAction` was the latest name. */
  private isOpening = false;
  private actsWhenOpened = false;
  private leadsElsewhere = false;

  name(name: string): void {
    this.note(name);
    this.isOpening = name === 'OpenAction';
    if (name === 'Pages') this.hasPages = true;
  }

  /** The word that comes first after a name. */
  figure(of: string, value: string): void {
    if (this.isOpening) this.actsWhenOpened = true;
    this.isOpening = false;
    if (of === 'Count' && isWhole(value) && Number(value) > mostPages) throw new PdfRefused('bomb');
  }

  /** What stands in a text may not be a name: it counts against the file alone. */
  hiddenName(name: string): void {
    this.note(name);
    if (name === 'OpenAction') this.actsWhenOpened = true;
  }

  /** An array is a place to show, and no action. */
  opens(bracket: Bracket): void {
    if (this.isOpening && bracket === '<<') this.actsWhenOpened = true;
    this.isOpening = false;
  }

  private note(name: string): void {
    if (active.has(name)) this.isActive = true;
    else if (name === 'Encrypt') this.isEncrypted = true;
    else if (name === 'GoToR') this.leadsElsewhere = true;
  }

  judge(): void {
    if (this.isEncrypted) throw new PdfRefused('encrypted');
    // Honest files link to others, which takes a click; which of their links opening follows is not traced.
    if (this.isActive || (this.actsWhenOpened && this.leadsElsewhere)) throw new PdfRefused('scripted');
    if (this.isOpaque || !this.hasObjects || !this.hasPages) throw new PdfRefused('unreadable');
  }
}

export function isWhole(word: string): boolean {
  return /^\+?\d+$/.test(word);
}
