import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { coinExponent } from '../../../libs/contracts/src/vocabulary/blockchains.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Treasury, TreasuryLevel, TreasuryToken, TreasuryWallet } from '../api/treasury.js';
import { tokensOf } from '../parts/amounts.js';
import { may } from '../parts/context.js';
import { Place } from '../parts/place.js';
import { momentOf } from '../parts/times.js';

const twoYears = 730;
const order: readonly string[] = ['liquidity', 'collected', 'gas'];

/** Wallet by wallet: what there is, what of it is owed, and how long it lasts. */
export class TreasuryWallets extends Place {
  @state() private treasury: Treasury | undefined;
  @state() private levels: readonly TreasuryLevel[] = [];

  protected override async load(): Promise<void> {
    const { client } = this.context;
    const [treasury, { levels }] = await Promise.all([
      client.get<Treasury>('/treasury'),
      may(this.context, 'settings:read')
        ? client.get<{ levels: readonly TreasuryLevel[] }>('/settings/treasury-levels')
        : { levels: [] },
    ]);
    this.treasury = treasury;
    this.levels = levels;
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { treasury } = this;
    return html`${this.problemLine()} ${this.loadingLine(treasury !== undefined)}
    ${treasury?.wallets.length === 0 ? html`<p class="empty">${words.treasury.none}</p>` : nothing}
    ${treasury === undefined ? nothing : this.#all(treasury)}`;
  }

  /** Those with something in them first; the others can be opened, to be filled. */
  #all({ at, wallets }: Treasury): TemplateResult {
    const { words, locale } = this.context;
    const names = [...new Set(wallets.map(({ blockchain }) => blockchain))];
    const chains = names.map((name) => [name, wallets.filter(({ blockchain }) => blockchain === name)] as const);
    const isUsed = ([, ofChain]: (typeof chains)[number]): boolean => ofChain.some((wallet) => this.#isUsed(wallet));
    const empty = chains.filter((chain) => !isUsed(chain));
    return html`<p class="soft small">
        ${phrase(words.treasury.asOf, { time: momentOf(locale, at) })}
        ${
          may(this.context, 'settings:read')
            ? html`· <a href="/console/settings/treasury">${words.treasury.toSettings}</a>`
            : nothing
        }
      </p>
      ${chains.filter(isUsed).map(([chain, ofChain]) => this.#chain(chain, ofChain))}
      ${
        empty.length === 0
          ? nothing
          : html`<details class="later" ?open=${empty.length === chains.length}>
            <summary>${phrase(words.treasury.empty, { count: empty.length })}</summary>
            ${empty.map(([chain, ofChain]) => this.#chain(chain, ofChain))}
          </details>`
      }`;
  }

  #isUsed({ purse, blockchain, tokens, gas }: TreasuryWallet): boolean {
    const hasLevel = this.levels.some((level) => level.purse === purse && level.blockchain === blockchain);
    const coins = gas?.held ?? '0';
    return hasLevel || coins !== '0' || tokens.some(({ held, owed }) => held !== '0' || owed !== '0');
  }

  #chain(chain: string, wallets: readonly TreasuryWallet[]): TemplateResult {
    const sorted = wallets.toSorted((one, other) => order.indexOf(one.purse) - order.indexOf(other.purse));
    return html`<h2 class="later">${chain}</h2>
      <div class="cards natural roomy">${sorted.map((wallet) => this.#wallet(wallet))}</div>`;
  }

  #wallet(wallet: TreasuryWallet): TemplateResult {
    const { treasury } = this.context.words;
    const { purse, blockchain, address, tokens, gas } = wallet;
    return html`<section class="card">
      <h3>${treasury.purses[purse]}</h3>
      <p class="soft small">${treasury.pursesText[purse]}</p>
      <p class="address">
        <code>${address}</code>
        <console-copy
          .text=${address}
          .words=${treasury}
          .label=${phrase(treasury.copyAddress, { purse: treasury.purses[purse], chain: blockchain })}
        ></console-copy>
      </p>
      ${tokens.map((token) => this.#token(wallet, token))} ${gas === undefined ? nothing : this.#gas(gas)}
    </section>`;
  }

  #token({ purse, blockchain }: TreasuryWallet, token: TreasuryToken): TemplateResult {
    const { words, locale } = this.context;
    const { treasury } = words;
    const { tokenSymbol: symbol, held, owed, free, leavesDaily, daysLeft } = token;
    const level = this.levels.find(
      (one) => one.purse === purse && one.blockchain === blockchain && one.tokenSymbol === symbol,
    );
    const amount = (units: string): string => tokensOf(locale, units);
    return html`<div class="token">
      <h4><strong class="sum">${amount(held)} ${symbol}</strong> ${this.#marks(token, level)}</h4>
      <dl class="answers figured">
        ${this.#fact(treasury.owed, amount(owed))}
        ${this.#fact(treasury.free, html`<span class=${free.startsWith('-') ? 'late' : nothing}>${amount(free)}</span>`)}
        ${leavesDaily === '0' ? nothing : this.#fact(treasury.leaves, amount(leavesDaily))}
        ${this.#fact(treasury.lasts, this.#lasts(daysLeft))}
        ${level === undefined ? nothing : this.#fact(treasury.levels, this.#level(level))}
      </dl>
    </div>`;
  }

  #marks({ held, free }: TreasuryToken, level: TreasuryLevel | undefined): TemplateResult {
    const { treasury } = this.context.words;
    const isBelow = level !== undefined && BigInt(held) < BigInt(level.least);
    const isAbove = level?.most !== undefined && BigInt(held) > BigInt(level.most);
    return html`${isBelow ? html`<span class="tag serious">${treasury.below}</span>` : nothing}
    ${isAbove ? html`<span class="tag attention">${treasury.above}</span>` : nothing}
    ${free.startsWith('-') ? html`<span class="tag serious">${treasury.short}</span>` : nothing}`;
  }

  #gas({ coin, held, leavesDaily, daysLeft }: NonNullable<TreasuryWallet['gas']>): TemplateResult {
    const { words, locale } = this.context;
    const { treasury } = words;
    const amount = (units: string): string => tokensOf(locale, units, coinExponent);
    if (held === undefined) return html`<p class="told attention">${treasury.notSaid}</p>`;
    return html`<div class="token">
      <h4><strong class="sum">${amount(held)} ${coin}</strong></h4>
      <dl class="answers figured">
        ${leavesDaily === '0' ? nothing : this.#fact(treasury.leaves, amount(leavesDaily))}
        ${this.#fact(treasury.lasts, this.#lasts(daysLeft))}
      </dl>
    </div>`;
  }

  #lasts(days: number | undefined): string {
    const { words, locale } = this.context;
    if (days === undefined) return words.treasury.lastsLong;
    const [count, unit] = days < twoYears ? [days, 'day'] : [Math.floor(days / 365), 'year'];
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  }

  #level({ least, most }: TreasuryLevel): string {
    const { words, locale } = this.context;
    return `${tokensOf(locale, least)} – ${most === undefined ? words.treasury.noMost : tokensOf(locale, most)}`;
  }

  #fact(label: string, value: unknown): TemplateResult {
    return html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  }
}
