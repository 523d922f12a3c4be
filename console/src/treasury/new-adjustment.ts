import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { blockchains } from '../../../libs/contracts/src/vocabulary/blockchains.js';
import { tokenSymbols } from '../../../libs/contracts/src/vocabulary/money.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import { type Adjustment, platformOrganizationId } from '../api/adjustments.js';
import type { Account } from '../api/organizations.js';
import { Once } from '../api/once.js';
import type { Proposal } from '../api/wire.js';
import { tokensOf, unitsOf } from '../parts/amounts.js';
import { may } from '../parts/context.js';
import { textIn } from '../parts/forms.js';
import { type Option, offeredOf, optionsOf } from '../parts/options.js';
import { Place } from '../parts/place.js';
import { Rows } from '../parts/rows.js';
import { type PlaceOption, placesOf } from './adjustment-places.js';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const mostLines = 20;
const noLines: readonly string[] = ['', ''];

/** What nobody else had to agree to is in the books already. */
export class AdjustmentPosted extends Event {
  static readonly type = 'adjustment-posted';

  constructor() {
    super(AdjustmentPosted.type, { bubbles: true });
  }
}

/** A posting by hand: what is taken somewhere is given elsewhere, to the unit. */
export class NewAdjustment extends Place {
  @state() private isOfPlatform = false;
  @state() private organizationId = '';
  @state() private blockchain: string = blockchains[0];
  /** The place of each line, empty where none is chosen. */
  @state() private chosen: readonly string[] = noLines;
  @state() private left: bigint | undefined;
  @state() private proposal: Proposal | undefined;
  readonly #accounts = new Rows<Account>(() => this.context.client);
  readonly #once = new Once();

  protected override load(): Promise<void> {
    return Promise.resolve();
  }

  override render(): TemplateResult {
    const { adjustments, shell } = this.context.words;
    return html`<details class="card">
      <summary>${adjustments.post}</summary>
      <form @submit=${this.#send} @input=${this.#written}>
        ${this.problemLine()} ${this.proposedLine(this.proposal)} ${this.#whose()} ${this.#pair()}
        ${this.chosen.map((_, index) => this.#line(index))}
        <p class="buttons">
          <button
            type="button"
            class="quiet"
            ?disabled=${this.chosen.length >= mostLines}
            @click=${() => (this.chosen = [...this.chosen, ''])}
          >
            ${adjustments.addLine}
          </button>
          <span role="status">${this.#balance()}</span>
        </p>
        <label class="measured"
          >${shell.reason} <small class="soft">${adjustments.reasonHint}</small>
          <textarea name="reason" required maxlength="1000" rows="2"></textarea></label>
        <button class="main" ?disabled=${this.isBusy || this.left !== 0n}>${this.context.words.treasury.propose}</button>
      </form>
    </details>`;
  }

  #whose(): TemplateResult {
    const { adjustments, events } = this.context.words;
    return html`<label class="tick"
        ><input type="checkbox" name="platform" .checked=${this.isOfPlatform} /> <span>${adjustments.platform}</span></label
      >
      ${
        this.isOfPlatform
          ? nothing
          : html`<label class="measured"
            >${events.organization}
            <input name="organizationId" required pattern="[0-9a-fA-F\\-]{36}" autocomplete="off" spellcheck="false" />
            ${uuid.test(this.organizationId) ? html`<small class="soft">${this.organization(this.organizationId)}</small>` : nothing}</label
          >`
      }`;
  }

  #pair(): TemplateResult {
    const { treasurySettings: words } = this.context.words;
    const choice = (name: string, label: string, values: readonly string[]): TemplateResult =>
      html`<label
        >${label}
        <select name=${name}>
          ${values.map((value) => html`<option value=${value}>${value}</option>`)}
        </select></label
      >`;
    return html`<div class="line">
      ${choice('tokenSymbol', words.token, tokenSymbols)} ${choice('blockchain', words.chain, blockchains)}
    </div>`;
  }

  #line(index: number): TemplateResult {
    const { words } = this.context;
    const { adjustments } = words;
    const number = { number: index + 1 };
    return html`<div class="line" role="group" aria-label=${phrase(adjustments.line, number)}>
      <label
        >${adjustments.book}
        <select name="place ${index}" required>
          ${optionsOf([{ value: '', text: '' }, ...this.#offered], this.chosen[index] ?? '')}
        </select></label
      >
      ${
        this.#placeOf(this.chosen[index] ?? '')?.isBeginning === true
          ? html`<label>${words.events.organization} <input name="ending ${index}" required pattern="[0-9a-fA-F\\-]{36}" /></label>`
          : nothing
      }
      <label
        >${adjustments.units} <small class="soft">${adjustments.unitsHint}</small>
        <input name="units ${index}" type="number" required step="any"
      /></label>
    </div>`;
  }

  get #places(): readonly PlaceOption[] {
    const accounts = this.#accounts.all ?? [];
    return placesOf(this.isOfPlatform ? platformOrganizationId : this.organizationId, this.blockchain, accounts);
  }

  get #offered(): readonly Option[] {
    return this.#places.map((place) => ({
      value: valueOf(place),
      text: `${place.of === undefined ? '' : `${place.of}: `}${bookOf(place)}`,
    }));
  }

  #placeOf(value: string): PlaceOption | undefined {
    return this.#places.find((place) => valueOf(place) === value);
  }

  #balance(): string {
    const { words, locale } = this.context;
    if (this.left === undefined) return '';
    if (this.left === 0n) return words.adjustments.balanced;
    return phrase(words.adjustments.left, { amount: tokensOf(locale, String(this.left)) });
  }

  readonly #written = (event: Event): void => {
    const form = event.currentTarget as HTMLFormElement;
    this.proposal = undefined;
    this.isOfPlatform = new FormData(form).has('platform');
    this.blockchain = textIn(form, 'blockchain');
    const organizationId = this.isOfPlatform ? '' : textIn(form, 'organizationId');
    if (organizationId !== this.organizationId) this.#turnTo(organizationId);
    const offered = this.#offered;
    this.chosen = this.chosen.map((_, index) => offeredOf(offered, textIn(form, `place ${index}`)));
    const units = this.chosen.map((_, index) => unitsOf(textIn(form, `units ${index}`)));
    this.left = units.includes(undefined) ? undefined : units.reduce((sum, one) => sum + BigInt(one ?? 0), 0n);
  };

  /** The accounts of one organization are never places of another. */
  #turnTo(organizationId: string): void {
    this.organizationId = organizationId;
    this.#accounts.only([]);
    if (!uuid.test(organizationId) || !may(this.context, 'accounts:read')) return;
    void this.run(() => this.#accounts.begin(`/accounts?limit=100&organizationId=${organizationId}`));
  }

  #lineIn(form: HTMLFormElement, index: number): object {
    const { accountId, book = '', isBeginning = false } = this.#placeOf(textIn(form, `place ${index}`)) ?? {};
    return {
      ...(accountId === undefined ? {} : { accountId }),
      book: isBeginning ? `${book}${textIn(form, `ending ${index}`)}` : book,
      units: unitsOf(textIn(form, `units ${index}`)),
    };
  }

  readonly #send = (event: Event): void => {
    event.preventDefault();
    if (this.isBusy) return;
    const form = event.target as HTMLFormElement;
    const body = {
      reason: textIn(form, 'reason'),
      organizationId: this.isOfPlatform ? platformOrganizationId : this.organizationId,
      tokenSymbol: textIn(form, 'tokenSymbol'),
      blockchain: this.blockchain,
      lines: this.chosen.map((_, index) => this.#lineIn(form, index)),
    };
    void this.run(async () => {
      const answer = await this.context.client.post<Proposal | Adjustment>('/adjustments', body, this.#once);
      this.#empty(form);
      if ('requiredApprovals' in answer) this.proposal = answer;
      else this.dispatchEvent(new AdjustmentPosted());
    });
  };

  #empty(form: HTMLFormElement): void {
    form.reset();
    this.isOfPlatform = false;
    this.blockchain = blockchains[0];
    this.chosen = noLines;
    this.left = undefined;
    this.#turnTo('');
  }
}

function valueOf({ accountId = '', book }: PlaceOption): string {
  return `${accountId}|${book}`;
}

function bookOf({ book, isBeginning = false }: PlaceOption): string {
  return isBeginning ? `${book}…` : book.replace(/^owed:.*/, 'owed');
}
