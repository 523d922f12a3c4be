import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { payoutBlockchains } from '../../../libs/contracts/src/vocabulary/blockchains.js';
import { fiatAndRailCodes } from '../../../libs/contracts/src/vocabulary/payouts.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Purse, Treasury, TreasuryDestination, TreasuryTransfer } from '../api/treasury.js';
import type { Proposal } from '../api/wire.js';
import { tokensOf, unitsOf } from '../parts/amounts.js';
import { textIn } from '../parts/forms.js';
import { Place } from '../parts/place.js';
import { momentOf } from '../parts/times.js';
import { bookText } from './book-text.js';

const purses: readonly Purse[] = ['liquidity', 'collected'];

/** As far as it is written: what can be chosen next follows from it. */
interface Draft {
  readonly from: Purse;
  /** A token and its chain. */
  readonly pair: string;
  /** The other purse where it is empty, else an address. */
  readonly to: string;
  readonly amount: string;
}

const blank: Draft = { from: 'liquidity', pair: '', to: '', amount: '' };

/** A transfer from one purse to the other, or to an agreed address: of what may be sent so, and no more. */
export class NewTransfer extends Place {
  @state() private treasury: Treasury | undefined;
  @state() private destinations: readonly TreasuryDestination[] = [];
  @state() private draft = blank;
  @state() private proposal: Proposal | undefined;

  /** Read when it is opened. */
  protected override load(): Promise<void> {
    return Promise.resolve();
  }

  override render(): TemplateResult {
    const { treasury } = this.context.words;
    return html`<details class="card measured" @toggle=${this.#opened}>
      <summary>${treasury.send}</summary>
      <div>
        ${this.problemLine()} ${this.proposedLine(this.proposal)} ${this.loadingLine(this.treasury !== undefined)}
        ${this.treasury === undefined ? nothing : this.#form(this.treasury)}
      </div>
    </details>`;
  }

  readonly #opened = ({ target }: Event): void => {
    if (!(target as HTMLDetailsElement).open || this.treasury !== undefined) return;
    void this.run(async () => {
      const { client } = this.context;
      const path = '/settings/treasury-destinations';
      const [treasury, { destinations }] = await Promise.all([
        client.get<Treasury>('/treasury'),
        client.get<{ destinations: readonly TreasuryDestination[] }>(path),
      ]);
      this.destinations = destinations;
      this.treasury = treasury;
    });
  };

  #form(known: Treasury): TemplateResult {
    const { words } = this.context;
    const { treasury, shell } = words;
    const { from, amount } = this.draft;
    const books = this.#books();
    return html`<form @submit=${this.#send} @input=${this.#written}>
      <label
        >${treasury.from}
        <select name="from">
          ${purses.map((purse) => html`<option value=${purse} ?selected=${purse === from}>${treasury.purses[purse]}</option>`)}
        </select></label
      >
      <label
        >${treasury.token}
        <select name="pair" required>
          <option value=""></option>
          ${this.#pairs(known)}
        </select></label
      >
      ${this.#where(known)}
      <label
        >${treasury.book}
        <select name="book" ?required=${!books.includes(undefined)}>
          ${books.includes(undefined) ? nothing : html`<option value=""></option>`}
          ${books.map((book) => html`<option value=${book ?? ''}>${bookText(words, book)}</option>`)}
        </select></label
      >
      <label
        >${treasury.amount} <small class="soft">${treasury.amountHint}</small>
        <input name="amount" type="number" required min="0.000001" max="999999999999" step="0.000001" .value=${amount} />
        <small class="soft" aria-live="polite">${this.#read()}</small></label
      >
      <label
        >${shell.reason} <small class="soft">${shell.trail}</small>
        <textarea name="reason" required maxlength="1000" rows="2"></textarea></label>
      <button class="main" ?disabled=${this.isBusy}>${treasury.propose}</button>
    </form>`;
  }

  #pairs({ wallets }: Treasury): readonly TemplateResult[] {
    const { words, locale } = this.context;
    const { from, pair } = this.draft;
    const mayLeave: readonly string[] = payoutBlockchains;
    return wallets
      .filter(({ purse, blockchain }) => purse === from && mayLeave.includes(blockchain))
      .flatMap(({ blockchain, tokens }) =>
        tokens.map(({ tokenSymbol, free }) => {
          const value = `${tokenSymbol} ${blockchain}`;
          const token = `${tokenSymbol} · ${blockchain}`;
          const text = phrase(words.treasury.freeOf, { token, amount: tokensOf(locale, free) });
          return html`<option value=${value} ?selected=${value === pair}>${text}</option>`;
        }),
      );
  }

  #where({ at }: Treasury): TemplateResult {
    const { words, locale } = this.context;
    const { treasury } = words;
    const { from, pair, to } = this.draft;
    const ofChain = this.destinations.filter(({ blockchain }) => blockchain === pair.split(' ')[1]);
    const other = treasury.purses[otherThan(from)];
    return html`<label
      >${treasury.to}
      <select name="to">
        <option value="">${phrase(treasury.toPurse, { purse: other })}</option>
        ${ofChain.map(({ address, label, usableAt }) => {
          const isUsable = usableAt <= at;
          const text = isUsable
            ? phrase(treasury.toOther, { label, address })
            : phrase(treasury.usableFrom, { label, time: momentOf(locale, usableAt) });
          return html`<option value=${address} ?selected=${address === to} ?disabled=${!isUsable}>${text}</option>`;
        })}
      </select>
      ${pair !== '' && ofChain.length === 0 ? html`<small class="soft">${treasury.noDestinations}</small>` : nothing}</label
    >`;
  }

  /** Only what liquidity has available needs no name, and only where it leaves; rails are handed over at addresses. */
  #books(): readonly (string | undefined)[] {
    const { from, to } = this.draft;
    const leaves = to !== '';
    return [
      ...(from === 'liquidity' && leaves ? [undefined] : []),
      'fees',
      'onramp',
      ...(leaves ? fiatAndRailCodes.map((code) => `settlement:${code}`) : []),
    ];
  }

  /** Whether a comma was taken for a point is seen before it is sent. */
  #read(): string {
    const { words, locale } = this.context;
    const { amount, pair } = this.draft;
    const units = unitsOf(amount);
    if (units === undefined) return '';
    return phrase(words.treasury.thatIs, { amount: `${tokensOf(locale, units)} ${pair.split(' ')[0] ?? ''}`.trim() });
  }

  readonly #written = (event: Event): void => {
    const form = event.currentTarget as HTMLFormElement;
    const text = (name: string): string => textIn(form, name);
    const from = text('from') === 'collected' ? 'collected' : 'liquidity';
    const isMoved = text('pair') !== this.draft.pair;
    this.draft = { from, pair: text('pair'), to: isMoved ? '' : text('to'), amount: text('amount') };
    this.proposal = undefined;
  };

  readonly #send = (event: Event): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { from, pair, to, amount } = this.draft;
    const [tokenSymbol, blockchain] = pair.split(' ');
    const book = textIn(form, 'book');
    void this.run(async () => {
      const answer = await this.context.client.post<Proposal | TreasuryTransfer>('/treasury/transfers', {
        from,
        ...(to === '' ? { toPurse: otherThan(from) } : { toAddress: to }),
        tokenSymbol,
        blockchain,
        units: unitsOf(amount),
        ...(book === '' ? {} : { book }),
        reason: textIn(form, 'reason'),
      });
      form.reset();
      this.draft = blank;
      if ('requiredApprovals' in answer) this.proposal = answer;
      else this.context.go(`/console/treasury/${answer.id}`);
    });
  };
}

function otherThan(purse: Purse): Purse {
  return purse === 'collected' ? 'liquidity' : 'collected';
}
