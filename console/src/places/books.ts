import { type TemplateResult, html } from 'lit';
import { LedgerProof } from '../books/ledger-proof.js';
import { Reconciliations } from '../books/reconciliations.js';
import { Place } from '../parts/place.js';

/** Whether the books add up, and are as chains and rails have it. */
export class Books extends Place {
  protected override load(): Promise<void> {
    return Promise.resolve();
  }

  override render(): TemplateResult {
    const { context, url } = this;
    return html`<h1>${context.words.places.books}</h1>
      <console-ledger-proof .context=${context} .url=${url}></console-ledger-proof>
      <console-reconciliations .context=${context} .url=${url} @reconciled=${this.#proveAgain}></console-reconciliations>`;
  }

  readonly #proveAgain = (): void => this.querySelector<LedgerProof>('console-ledger-proof')?.again();
}

export const elements = {
  'console-books': Books,
  'console-ledger-proof': LedgerProof,
  'console-reconciliations': Reconciliations,
};
