import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import { coinExponent } from '../../../libs/contracts/src/vocabulary/blockchains.js';
import { fiatExponent, tokenExponent, tokenSymbols } from '../../../libs/contracts/src/vocabulary/money.js';
import type { Kind, Proof, RailDifference, WalletDifference, WrongPlace } from '../api/books.js';
import { tokensOf } from '../parts/amounts.js';
import { linesOf } from '../parts/lines.js';
import { Place } from '../parts/place.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';

/** Whether the ledger adds up, and what of it does not. */
export class LedgerProof extends Place {
  @state() private proof: Proof | undefined;

  protected override async load(): Promise<void> {
    this.proof = await this.context.client.get<Proof>('/ledger/proof');
  }

  again(): void {
    void this.run(() => this.load());
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { proof } = this;
    return html`<section class="card">
      <h2>${words.books.proof}</h2>
      ${this.problemLine()} ${this.loadingLine(proof !== undefined)} ${proof === undefined ? nothing : this.#shown(proof)}
    </section>`;
  }

  #shown(proof: Proof): TemplateResult {
    const { words, locale } = this.context;
    const { books } = words;
    const { balanced, sums, wholeProvedAt, reconciledAt } = proof;
    const at = (text: string, time: string | undefined): string =>
      time === undefined ? '' : phrase(text, { time: momentOf(locale, time) });
    return html`<p>
        <span class="tag ${balanced ? 'passed' : 'serious'}">${balanced ? books.balanced : books.unbalanced}</span>
      </p>
      <p>${balanced ? books.balancedText : books.unbalancedText}</p>
      ${this.#wrong(proof)}
      <details>
        <summary>${phrase(books.sums, { count: sums.length })}</summary>
        <dl class="answers figured measured">
          ${sums.map(
            ({ sum, ...kind }) => html`<div>
              <dt>${nameOf(kind)}</dt>
              <dd><span class=${sum === '0' ? nothing : 'late'}>${this.#amount(kind, sum)}</span></dd>
            </div>`,
          )}
        </dl>
      </details>
      <p class="soft small later">
        ${at(books.whole, wholeProvedAt)} ${reconciledAt === undefined ? books.never : at(books.compared, reconciledAt)}
      </p>`;
  }

  #wrong({ wrong, differences, railDifferences }: Proof): TemplateResult {
    const { books } = this.context.words;
    const part = (title: string, rows: readonly TemplateResult[]): TemplateResult | typeof nothing =>
      rows.length === 0
        ? nothing
        : html`<h3>${title}</h3>
            <ul class="plain parted">
              ${rows}
            </ul>`;
    return html`${part(
      books.wrong,
      wrong.map((place) => this.#place(place)),
    )}
    ${part(
      books.differences,
      differences.map((difference) => this.#wallet(difference)),
    )}
    ${part(
      books.railDifferences,
      railDifferences.map((difference) => this.#order(difference)),
    )}
    ${
      differences.length + railDifferences.length === 0
        ? nothing
        : html`<p><a href="/console/exceptions?status=open&kind=difference">${books.toExceptions}</a></p>`
    }`;
  }

  #place({ organizationId, accountId, book, held, lines, ...kind }: WrongPlace): TemplateResult {
    const { books } = this.context.words;
    const said = { held: this.#amount(kind, held), lines: this.#amount(kind, lines) };
    return html`<li>
      <strong>${book}</strong> ${nameOf(kind)} · ${this.organizationLink(organizationId)}
      ${accountId === undefined ? nothing : html`<code class="soft">${accountId}</code>`}
      <p class="late">${phrase(books.heldOf, said)}</p>
    </li>`;
  }

  #wallet({
    organizationId,
    walletAddress,
    ledgerValue,
    chainValue,
    openedAt,
    ...kind
  }: WalletDifference): TemplateResult {
    const { words, locale } = this.context;
    const said = { chain: this.#amount(kind, chainValue), ledger: this.#amount(kind, ledgerValue) };
    return html`<li>
      <strong>${nameOf(kind)}</strong> ${this.organizationLink(organizationId)} <code class="soft">${walletAddress}</code>
      <p class="late">${phrase(words.books.chainOf, said)}</p>
      <p class="soft small">${phrase(words.freezes.since, { time: momentOf(locale, openedAt) })}</p>
    </li>`;
  }

  #order({ direction, rail, kind, orderId, organizationId, booked, listed, since }: RailDifference): TemplateResult {
    const { words, locale } = this.context;
    const { books } = words;
    return html`<li>
      <strong>${wordFor(books.kinds, kind)}</strong> ${wordFor(books.directions, direction)} · ${rail}
      ${organizationId === undefined ? nothing : html`· ${this.organizationLink(organizationId)}`}
      <p><code class="soft">${orderId}</code></p>
      ${booked === undefined ? nothing : html`<h4>${books.booked}</h4>${linesOf(booked)}`}
      ${listed === undefined ? nothing : html`<h4>${books.listed}</h4>${linesOf(listed)}`}
      <p class="soft small">${phrase(words.freezes.since, { time: momentOf(locale, since) })}</p>
    </li>`;
  }

  #amount(kind: Kind, units: string): string {
    return tokensOf(this.context.locale, units, exponentOf(kind));
  }
}

function nameOf({ tokenSymbol, blockchain, fiatCurrencyCode }: Kind): string {
  return fiatCurrencyCode ?? `${tokenSymbol ?? ''} · ${blockchain ?? ''}`;
}

function exponentOf({ tokenSymbol, fiatCurrencyCode }: Kind): number {
  if (fiatCurrencyCode !== undefined) return fiatExponent(fiatCurrencyCode as Parameters<typeof fiatExponent>[0]);
  const isToken = (tokenSymbols as readonly string[]).includes(tokenSymbol ?? '');
  return isToken ? tokenExponent : coinExponent;
}
