import { type TemplateResult, html, nothing } from 'lit';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Balance } from '../api/organizations.js';
import { tokensOf } from './amounts.js';
import type { Context } from './context.js';

/** What an account has of a token, and what of it cannot be used. */
export function balanceLine({ words, locale }: Context, balance: Balance): TemplateResult {
  const { tokenSymbol, blockchain, exponent, value, reserved, owed = '0', frozen = '0' } = balance;
  const amountOf = (units: string): string => `${tokensOf(locale, units, exponent)} ${tokenSymbol}`;
  const also = (units: string, text: string, look: string): TemplateResult | typeof nothing =>
    units === '0' ? nothing : html`<small class=${look}>${phrase(text, { amount: amountOf(units) })}</small>`;
  return html`<p>
    <strong>${amountOf(value)}</strong> <span class="soft small">${blockchain}</span>
    ${also(reserved, words.accounts.reserved, 'soft')} ${also(frozen, words.freezes.kept, 'soft')}
    ${also(owed, words.accounts.owed, 'late')}
  </p>`;
}
