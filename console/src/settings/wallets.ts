import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { Refusal } from '../api/refusal.js';
import type { NamedWallet } from '../api/settings.js';
import { textIn } from '../parts/forms.js';
import { Setting } from './setting.js';

interface Asked {
  readonly address: string;
  readonly named: readonly NamedWallet[];
}

/** Who names a wallet: looked up by its address, added and taken back. */
export class Wallets extends Setting {
  @state() private asked: Asked | undefined;

  protected override load(): Promise<void> {
    this.asked = undefined;
    return Promise.resolve();
  }

  override render(): TemplateResult {
    const { lists } = this.context.words.settings;
    return html`<section class="card">
      <h2>${lists.wallets}</h2>
      <p class="soft">${lists.walletsText}</p>
      <form class="filters" @submit=${this.#look}>
        <label class="long">${lists.address} <input name="address" required minlength="10" maxlength="200" autocomplete="off" spellcheck="false" /></label>
        <button ?disabled=${this.isBusy}>${lists.look}</button>
      </form>
      ${this.problemLine()} ${this.asked === undefined ? nothing : this.#named(this.asked)}
    </section>`;
  }

  #named({ address, named }: Asked): TemplateResult {
    const { lists } = this.context.words.settings;
    const isAdded = named.some(({ list }) => list === undefined);
    return html`<p><code>${address}</code></p>
      ${named.length === 0 ? html`<p role="status">${lists.notNamed}</p>` : nothing}
      <ul class="plain parted">
        ${named.map(
          ({ list, reason, blockchain }) => html`<li class="apart">
            <span
              ><strong><bdi>${list ?? lists.here}</bdi></strong> <span class="said" dir="auto">${reason}</span>
              <small class="soft">${blockchain ?? nothing}</small></span
            >
            ${
              list === undefined && this.mayWrite
                ? html`<button type="button" class="quiet" ?disabled=${this.isBusy} @click=${() => this.#takeBack(address)}>
                  ${lists.takeBack}
                </button>`
                : nothing
            }
          </li>`,
        )}
      </ul>
      ${isAdded || !this.mayWrite ? nothing : this.#adding()}`;
  }

  #adding(): TemplateResult {
    const { lists } = this.context.words.settings;
    return html`<form @submit=${this.#add}>
      <label>${lists.why} <input name="why" required maxlength="500" autocomplete="off" /></label>
      <button ?disabled=${this.isBusy}>${lists.add}</button>
    </form>`;
  }

  readonly #look = (event: Event): void => {
    event.preventDefault();
    const address = textIn(event.target as HTMLFormElement, 'address');
    void this.run(() => this.#ask(address));
  };

  async #ask(address: string): Promise<void> {
    this.asked = { address, named: await this.#naming(address) };
  }

  async #naming(address: string): Promise<readonly NamedWallet[]> {
    try {
      const path = pathOf(address);
      return (await this.context.client.get<{ results: readonly NamedWallet[] }>(path)).results;
    } catch (cause) {
      if (cause instanceof Refusal && cause.status === 404) return [];
      throw cause;
    }
  }

  readonly #add = (event: Event): void => {
    event.preventDefault();
    const address = this.asked?.address ?? '';
    const reason = textIn(event.target as HTMLFormElement, 'why');
    void this.run(async () => {
      await this.context.client.post('/screening/addresses', { entries: [{ address, reason }] });
      await this.#ask(address);
    });
  };

  #takeBack(address: string): Promise<void> {
    return this.run(async () => {
      await this.context.client.delete(pathOf(address));
      await this.#ask(address);
    });
  }
}

function pathOf(address: string): string {
  return `/screening/addresses/${encodeURIComponent(address)}`;
}
