import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { payoutBlockchains } from '../../../libs/contracts/src/vocabulary/blockchains.js';
import { fiatAndRailCodes } from '../../../libs/contracts/src/vocabulary/payouts.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Purse, Treasury, TreasuryDestination, TreasuryTransfer } from '../api/treasury.js';
import { Once } from '../api/once.js';
import type { Proposal } from '../api/wire.js';
import { checkAmount, tokensOf, unitsOf } from '../parts/amounts.js';
import { textIn } from '../parts/forms.js';
import { type Option, offeredOf, optionsOf } from '../parts/options.js';
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
  /** `available` is what has no name in the books. */
  readonly book: string;
  readonly amount: string;
}

const blank: Draft = { from: 'liquidity', pair: '', to: '', book: '', amount: '' };
const available = 'available';
const nothingChosen: Option = { value: '', text: '' };

/** A transfer from one purse to the other, or to an agreed address: of what may be sent so, and no more. */
export class NewTransfer extends Place {
  @state() private treasury: Treasury | undefined;
  @state() private destinations: readonly TreasuryDestination[] = [];
  @state() private draft = blank;
  @state() private proposal: Proposal | undefined;
  readonly #once = new Once();

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
    const { draft } = this;
    return html`<form @submit=${this.#send} @input=${this.#written}>
      <label
        >${treasury.from}
        <select name="from">
          ${optionsOf(this.#purses, draft.from)}
        </select></label
      >
      <label
        >${treasury.token}
        <select name="pair" required>
          ${optionsOf(this.#pairs(known, draft), draft.pair)}
        </select></label
      >
      ${this.#where(known)}
      <label
        >${treasury.book}
        <select name="book" required>
          ${optionsOf(this.#books(draft), draft.book)}
        </select></label
      >
      <label
        >${treasury.amount} <small class="soft">${treasury.amountHint}</small>
        <input
          name="amount"
          type="number"
          required
          min="0.000001"
          max="999999999999"
          step="0.000001"
          .value=${draft.amount}
          @input=${(event: Event) => checkAmount(event, treasury.notAmount)}
        />
        <small class="soft" aria-live="polite">${this.#read()}</small></label
      >
      <label
        >${shell.reason} <small class="soft">${shell.trail}</small>
        <textarea name="reason" required maxlength="1000" rows="2"></textarea></label>
      <button class="main" ?disabled=${this.isBusy}>${treasury.propose}</button>
    </form>`;
  }

  get #purses(): readonly Option[] {
    return purses.map((value) => ({ value, text: this.context.words.treasury.purses[value] }));
  }

  #pairs({ wallets }: Treasury, { from }: Draft): readonly Option[] {
    const { words, locale } = this.context;
    const mayLeave: readonly string[] = payoutBlockchains;
    const pairs = wallets
      .filter(({ purse, blockchain }) => purse === from && mayLeave.includes(blockchain))
      .flatMap(({ blockchain, tokens }) =>
        tokens.map(({ tokenSymbol, free }) => {
          const token = `${tokenSymbol} · ${blockchain}`;
          const text = phrase(words.treasury.freeOf, { token, amount: tokensOf(locale, free) });
          return { value: `${tokenSymbol} ${blockchain}`, text };
        }),
      );
    return [nothingChosen, ...pairs];
  }

  #where(known: Treasury): TemplateResult {
    const { treasury } = this.context.words;
    const { draft } = this;
    const options = this.#destinationsFor(known, draft);
    return html`<label
      >${treasury.to}
      <select name="to">
        ${optionsOf(options, draft.to)}
      </select>
      ${draft.pair !== '' && options.length === 1 ? html`<small class="soft">${treasury.noDestinations}</small>` : nothing}</label
    >`;
  }

  /** The other purse, and the agreed addresses on the chain. */
  #destinationsFor({ at }: Treasury, { from, pair }: Draft): readonly Option[] {
    const { words, locale } = this.context;
    const { treasury } = words;
    const addresses = this.destinations
      .filter(({ blockchain }) => blockchain === pair.split(' ')[1])
      .map(({ address, label, usableAt }) =>
        usableAt <= at
          ? { value: address, text: phrase(treasury.toOther, { label, address }) }
          : {
              value: address,
              text: phrase(treasury.usableFrom, { label, time: momentOf(locale, usableAt) }),
              isDisabled: true,
            },
      );
    return [{ value: '', text: phrase(treasury.toPurse, { purse: treasury.purses[otherThan(from)] }) }, ...addresses];
  }

  /** Only what liquidity has available needs no name, and only where it leaves; rails are handed over at addresses. */
  #books({ from, to }: Draft): readonly Option[] {
    const { words } = this.context;
    const leaves = to !== '';
    const named = ['fees', 'onramp', ...(leaves ? fiatAndRailCodes.map((code) => `settlement:${code}`) : [])];
    return [
      nothingChosen,
      ...(from === 'liquidity' && leaves ? [{ value: available, text: bookText(words, undefined) }] : []),
      ...named.map((value) => ({ value, text: bookText(words, value) })),
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
    const { treasury } = this;
    if (treasury === undefined) return;
    const before = this.draft;
    const given = draftIn(form);
    const pair = offeredOf(this.#pairs(treasury, given), given.pair);
    const to = pair === before.pair ? given.to : '';
    this.draft = { ...given, pair, to, book: offeredOf(this.#books({ ...given, to }), given.book) };
    this.proposal = undefined;
  };

  readonly #send = (event: Event): void => {
    event.preventDefault();
    if (this.isBusy) return;
    const form = event.target as HTMLFormElement;
    const { from, pair, to, book, amount } = draftIn(form);
    const [tokenSymbol, blockchain] = pair.split(' ');
    const body = {
      from,
      ...(to === '' ? { toPurse: otherThan(from) } : { toAddress: to }),
      tokenSymbol,
      blockchain,
      units: unitsOf(amount),
      ...(book === available ? {} : { book }),
      reason: textIn(form, 'reason'),
    };
    void this.run(async () => {
      const { client } = this.context;
      const answer = await client.post<Proposal | TreasuryTransfer>('/treasury/transfers', body, this.#once);
      form.reset();
      this.draft = blank;
      if ('requiredApprovals' in answer) this.proposal = answer;
      else this.context.go(`/console/treasury/${answer.id}`);
    });
  };
}

/** As the form shows it. */
function draftIn(form: HTMLFormElement): Draft {
  return {
    from: textIn(form, 'from') === 'collected' ? 'collected' : 'liquidity',
    pair: textIn(form, 'pair'),
    to: textIn(form, 'to'),
    book: textIn(form, 'book'),
    amount: textIn(form, 'amount'),
  };
}

function otherThan(purse: Purse): Purse {
  return purse === 'collected' ? 'liquidity' : 'collected';
}
