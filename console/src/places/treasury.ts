import { type TemplateResult, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import type { Context } from '../parts/context.js';
import { CopyButton } from '../parts/copy-button.js';
import { Place } from '../parts/place.js';
import { Adjustments } from '../treasury/adjustments.js';
import { NewAdjustment } from '../treasury/new-adjustment.js';
import { NewTransfer } from '../treasury/new-transfer.js';
import { OneTransfer } from '../treasury/one-transfer.js';
import { Transfers } from '../treasury/transfers.js';
import { TreasuryWallets } from '../treasury/treasury-wallets.js';

type Section = keyof Context['words']['treasury']['sections'];

const sections: Readonly<Record<Section, (context: Context, url: URL) => TemplateResult>> = {
  wallets: (context, url) =>
    html`<console-treasury-wallets .context=${context} .url=${url}></console-treasury-wallets>`,
  transfers: (context, url) =>
    html`<console-treasury-transfers .context=${context} .url=${url}></console-treasury-transfers>`,
  adjustments: (context, url) => html`<console-adjustments .context=${context} .url=${url}></console-adjustments>`,
};

/** What lies in the wallets of the house, and what is sent from there. */
export class Treasury extends Place {
  /** A section, or the id of a transfer. */
  @property({ attribute: false }) one: string | undefined;

  protected override load(): Promise<void> {
    return Promise.resolve();
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const names = Object.keys(sections) as Section[];
    const section = this.one === undefined ? 'wallets' : names.find((name) => name === this.one);
    return html`<h1>${words.places.treasury}</h1>
      <nav class="tabs" aria-label=${words.places.treasury}>
        ${names.map(
          (name) =>
            html`<a
              href=${name === 'wallets' ? '/console/treasury' : `/console/treasury/${name}`}
              aria-current=${name === section ? 'page' : nothing}
              >${words.treasury.sections[name]}</a
            >`,
        )}
      </nav>
      ${
        section === undefined
          ? html`<console-treasury-transfer
            .context=${this.context}
            .url=${this.url}
            .one=${this.one}
          ></console-treasury-transfer>`
          : sections[section](this.context, this.url)
      }`;
  }
}

export const elements = {
  'console-treasury': Treasury,
  'console-treasury-wallets': TreasuryWallets,
  'console-treasury-transfers': Transfers,
  'console-treasury-transfer': OneTransfer,
  'console-new-transfer': NewTransfer,
  'console-adjustments': Adjustments,
  'console-new-adjustment': NewAdjustment,
  'console-copy': CopyButton,
};
