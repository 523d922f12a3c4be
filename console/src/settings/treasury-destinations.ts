import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { payoutBlockchains } from '../../../libs/contracts/src/vocabulary/blockchains.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { TreasuryDestination } from '../api/treasury.js';
import { textIn } from '../parts/forms.js';
import { isPast, momentOf } from '../parts/times.js';
import { Setting } from './setting.js';

interface Known {
  readonly destinations: readonly TreasuryDestination[];
}

type Written = Pick<TreasuryDestination, 'blockchain' | 'address' | 'label'>;

const path = '/settings/treasury-destinations';

/** Where the treasury may send: each address a day after it was added. */
export class TreasuryDestinations extends Setting {
  @state() private destinations: readonly TreasuryDestination[] | undefined;

  protected override async load(): Promise<void> {
    this.destinations = await this.#read();
  }

  async #read(): Promise<readonly TreasuryDestination[]> {
    return (await this.context.client.get<Known>(path)).destinations;
  }

  override render(): TemplateResult {
    const { treasurySettings: words } = this.context.words;
    const { destinations } = this;
    return html`<section class="card">
      <h2>${words.destinations}</h2>
      <p class="soft">${words.destinationsText}</p>
      ${this.readOnlyLine()} ${this.problemLine()} ${this.cameLine()} ${this.loadingLine(destinations !== undefined)}
      ${destinations?.length === 0 ? html`<p>${words.noDestinations}</p>` : nothing}
      <ul class="plain parted">
        ${destinations?.map((destination) => this.#destination(destination))}
      </ul>
      ${this.mayWrite && destinations !== undefined ? this.#adding() : nothing}
    </section>`;
  }

  #destination(destination: TreasuryDestination): TemplateResult {
    const { words, locale } = this.context;
    const { treasurySettings } = words;
    const { blockchain, address, label, addedAt, usableAt } = destination;
    const time = momentOf(locale, usableAt);
    const isUsable = isPast(usableAt);
    return html`<li class="apart">
      <div>
        <strong><bdi>${label}</bdi></strong> <span class="soft">${blockchain}</span>
        <span class="tag ${isUsable ? 'active' : 'attention'}"
          >${isUsable ? treasurySettings.usable : phrase(treasurySettings.usableFrom, { time })}</span
        >
        <p><code>${address}</code></p>
        <p class="soft small">${phrase(treasurySettings.added, { time: momentOf(locale, addedAt) })}</p>
      </div>
      ${this.mayWrite ? this.#removing(destination) : nothing}
    </li>`;
  }

  #removing({ blockchain, address }: TreasuryDestination): TemplateResult {
    const { treasurySettings: words } = this.context.words;
    const others = (all: readonly TreasuryDestination[]): readonly Written[] =>
      all.filter((one) => one.blockchain !== blockchain || one.address !== address);
    return html`<details>
      <summary>${words.remove}</summary>
      <form @submit=${(event: Event) => this.save(event, (form) => this.#change(form, others))}>
        <p class="soft small">${words.removeText}</p>
        ${this.reasonField()}
        <button class="danger" ?disabled=${this.isBusy}>${words.remove}</button>
      </form>
    </details>`;
  }

  #adding(): TemplateResult {
    const { treasurySettings: words } = this.context.words;
    return html`<details>
      <summary>${words.add}</summary>
      <form
        @submit=${(event: Event) => this.save(event, (form) => this.#change(form, (all) => [...all, writtenIn(form)]))}
      >
        <label
          >${words.chain}
          <select name="blockchain" required>
            <option value=""></option>
            ${payoutBlockchains.map((name) => html`<option value=${name}>${name}</option>`)}
          </select></label
        >
        <label
          >${words.address}
          <input class="whole" name="address" required minlength="10" maxlength="200" autocomplete="off" spellcheck="false"
        /></label>
        <label
          >${words.label} <small class="soft">${words.labelHint}</small>
          <input class="whole" name="label" required maxlength="100" autocomplete="off"
        /></label>
        ${this.reasonField()} ${this.saveButton(words.add)}
      </form>
    </details>`;
  }

  /** The list is given as a whole: as it is now, so that what somebody else has added meanwhile stays. */
  async #change(
    form: HTMLFormElement,
    changed: (all: readonly TreasuryDestination[]) => readonly Written[],
  ): Promise<void> {
    const destinations = changed(await this.#read()).map(({ blockchain, address, label }) => ({
      blockchain,
      address,
      label,
    }));
    const body = { destinations, reason: textIn(form, 'reason') };
    ({ destinations: this.destinations } = await this.context.client.put<Known>(path, body));
    form.reset();
    form.closest('details')?.removeAttribute('open');
  }
}

function writtenIn(form: HTMLFormElement): Written {
  return {
    blockchain: textIn(form, 'blockchain'),
    address: textIn(form, 'address'),
    label: textIn(form, 'label'),
  };
}
