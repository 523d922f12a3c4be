import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { payoutBlockchains } from '../../../libs/contracts/src/vocabulary/blockchains.js';
import { tokenSymbols } from '../../../libs/contracts/src/vocabulary/money.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Purse, TreasuryLevel } from '../api/treasury.js';
import { checkAmount, tokensOf, unitsOf } from '../parts/amounts.js';
import { textIn } from '../parts/forms.js';
import { Setting } from './setting.js';

interface Known {
  readonly levels: readonly TreasuryLevel[];
}

const path = '/settings/treasury-levels';
const purses: readonly Purse[] = ['liquidity', 'collected'];

/** Between what each purse should have, by chain and token. */
export class TreasuryLevels extends Setting {
  @state() private levels: readonly TreasuryLevel[] | undefined;

  protected override async load(): Promise<void> {
    this.levels = await this.#read();
  }

  async #read(): Promise<readonly TreasuryLevel[]> {
    return (await this.context.client.get<Known>(path)).levels;
  }

  override render(): TemplateResult {
    const { treasurySettings: words } = this.context.words;
    const { levels } = this;
    return html`<section class="card later">
      <h2>${words.levels}</h2>
      <p class="soft">${words.levelsText}</p>
      ${this.readOnlyLine()} ${this.problemLine()} ${this.cameLine()} ${this.loadingLine(levels !== undefined)}
      ${levels?.length === 0 ? html`<p>${words.noLevels}</p>` : nothing}
      <ul class="plain parted">
        ${levels?.map((level) => this.#level(level))}
      </ul>
      ${this.mayWrite && levels !== undefined ? this.#setting() : nothing}
    </section>`;
  }

  #level(level: TreasuryLevel): TemplateResult {
    const { words, locale } = this.context;
    const { treasurySettings, treasury } = words;
    const { purse, blockchain: chain, tokenSymbol: token, most } = level;
    const least = tokensOf(locale, level.least);
    const said =
      most === undefined
        ? phrase(treasurySettings.fromLeast, { least })
        : phrase(treasurySettings.between, { least, most: tokensOf(locale, most) });
    return html`<li class="apart">
      <div>
        <strong>${phrase(treasurySettings.levelOf, { purse: treasury.purses[purse], token, chain })}</strong>
        <p>${said}</p>
      </div>
      ${this.mayWrite ? this.#removing(level) : nothing}
    </li>`;
  }

  #removing(level: TreasuryLevel): TemplateResult {
    const { treasurySettings: words } = this.context.words;
    return html`<details>
      <summary>${words.remove}</summary>
      <form
        @submit=${(event: Event) => this.save(event, (form) => this.#change(form, (all) => without(all, level)))}
      >
        ${this.reasonField()}
        <button class="danger" ?disabled=${this.isBusy}>${words.remove}</button>
      </form>
    </details>`;
  }

  #setting(): TemplateResult {
    const { treasurySettings: words, treasury } = this.context.words;
    const amount = (name: string, label: string, hint?: string): TemplateResult =>
      html`<label
        >${label} ${hint === undefined ? nothing : html`<small class="soft">${hint}</small>`}
        <input
          name=${name}
          type="number"
          min="0"
          max="999999999999"
          step="0.000001"
          ?required=${hint === undefined}
          @input=${(event: Event) => checkAmount(event, treasury.notAmount)}
      /></label>`;
    return html`<details>
      <summary>${words.setLevel}</summary>
      <form @submit=${(event: Event) => this.save(event, (form) => this.#set(form))}>
        <div class="line">
          <label
            >${words.purse}
            <select name="purse">
              ${purses.map((purse) => html`<option value=${purse}>${treasury.purses[purse]}</option>`)}
            </select></label
          >
          <label
            >${words.chain}
            <select name="blockchain">
              ${payoutBlockchains.map((name) => html`<option value=${name}>${name}</option>`)}
            </select></label
          >
          <label
            >${words.token}
            <select name="tokenSymbol">
              ${tokenSymbols.map((symbol) => html`<option value=${symbol}>${symbol}</option>`)}
            </select></label
          >
        </div>
        <div class="line">${amount('least', words.least)} ${amount('most', words.most, words.mostHint)}</div>
        ${this.reasonField()} ${this.saveButton()}
      </form>
    </details>`;
  }

  #set(form: HTMLFormElement): Promise<void> {
    const least = textIn(form, 'least');
    const most = textIn(form, 'most');
    const level: TreasuryLevel = {
      purse: textIn(form, 'purse') as Purse,
      blockchain: textIn(form, 'blockchain'),
      tokenSymbol: textIn(form, 'tokenSymbol'),
      least: unitsOf(least) ?? least,
      ...(most === '' ? {} : { most: unitsOf(most) ?? most }),
    };
    return this.#change(form, (all) => [...without(all, level), level]);
  }

  /** They are given as a whole: as they are now, so that what somebody else has set meanwhile stays. */
  async #change(
    form: HTMLFormElement,
    changed: (all: readonly TreasuryLevel[]) => readonly TreasuryLevel[],
  ): Promise<void> {
    const body = { levels: changed(await this.#read()), reason: textIn(form, 'reason') };
    ({ levels: this.levels } = await this.context.client.put<Known>(path, body));
    form.reset();
    form.closest('details')?.removeAttribute('open');
  }
}

/** All but that of this purse, chain and token. */
function without(all: readonly TreasuryLevel[], { purse, blockchain, tokenSymbol }: TreasuryLevel): TreasuryLevel[] {
  return all.filter((one) => one.purse !== purse || one.blockchain !== blockchain || one.tokenSymbol !== tokenSymbol);
}
