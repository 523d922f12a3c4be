import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { ConversionTerms, FeeSettings as Known, NetworkFee } from '../api/settings.js';
import { numberIn, textIn } from '../parts/forms.js';
import { Setting } from './setting.js';

interface NumberField {
  readonly name: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly hint?: string;
  readonly max?: number;
}

/** What is charged for payouts to wallets, and for what is exchanged on the way. */
export class FeeSettings extends Setting {
  @state() private known: Known | undefined;

  protected override async load(): Promise<void> {
    this.known = await this.context.client.get<Known>('/settings/fees');
  }

  override render(): TemplateResult {
    const { fees } = this.context.words.settings;
    const { known } = this;
    return html`${this.readOnlyLine()} ${this.problemLine()} ${this.cameLine()} ${this.loadingLine(known !== undefined)}
    ${
      known === undefined
        ? nothing
        : html`<h2>${fees.networks}</h2>
            <div class="cards natural">${known.networks.map((network) => this.#network(network))}</div>
            <h2 class="later">${fees.conversions}</h2>
            <div class="cards natural">${known.conversions.map((terms) => this.#conversion(terms))}</div>`
    }`;
  }

  #network(network: NetworkFee): TemplateResult {
    const { fees } = this.context.words.settings;
    const { blockchain, coin, networkFee, isNetworkFeeSet, leastAmount, coinPrice, measuredCost } = network;
    const now = phrase(fees.now, { amount: this.#number(networkFee) });
    const price = phrase(fees.price, { coin });
    return html`<section class="card">
      <h3>${blockchain}</h3>
      <dl class="answers">
        ${this.#fact(fees.fee, `${now}, ${isNetworkFeeSet ? fees.set : fees.measured}`)}
        ${this.#fact(fees.least, this.#number(leastAmount))}
        ${coinPrice === undefined ? nothing : this.#fact(price, this.#number(coinPrice))}
      </dl>
      ${
        measuredCost === undefined
          ? nothing
          : html`<p class="soft small">${phrase(fees.cost, { amount: this.#number(measuredCost), coin })}</p>`
      }
      ${this.#changing(
        [
          { name: 'networkFee', label: fees.fee, hint: fees.feeHint, value: isNetworkFeeSet ? networkFee : undefined },
          { name: 'leastAmount', label: fees.least, value: leastAmount },
          { name: 'coinPrice', label: price, value: coinPrice, max: 1_000_000_000 },
        ],
        (form) =>
          this.#change(
            'networks',
            { blockchain, ...numbersIn(form, ['networkFee', 'leastAmount', 'coinPrice']) },
            form,
          ),
      )}
    </section>`;
  }

  #conversion({ conversion, spreadPercentage, dailyCap, leftToday, isStopped }: ConversionTerms): TemplateResult {
    const { settings } = this.context.words;
    const { fees } = settings;
    const left = leftToday === undefined ? '' : `, ${phrase(fees.left, { amount: this.#number(leftToday) })}`;
    const cap = dailyCap === undefined ? settings.noLimit : `${this.#number(dailyCap)}${left}`;
    return html`<section class="card">
      <h3>${fees.conversion[conversion]}</h3>
      <p>
        <span class="tag ${isStopped ? 'suspended' : 'active'}">${isStopped ? fees.stopped : fees.going}</span>
      </p>
      <dl class="answers">
        ${this.#fact(fees.spread, this.#number(spreadPercentage))} ${this.#fact(fees.cap, cap)}
      </dl>
      ${this.#changing(
        [
          { name: 'spreadPercentage', label: fees.spread, value: spreadPercentage, max: 50 },
          { name: 'dailyCap', label: fees.cap, hint: fees.capHint, value: dailyCap, max: 1_000_000_000 },
        ],
        (form) => {
          const terms = numbersIn(form, ['spreadPercentage', 'dailyCap']);
          const stops = new FormData(form).has('isStopped');
          return this.#change('conversions', { conversion, ...terms, isStopped: stops }, form);
        },
        html`<label class="tick"
          ><input type="checkbox" name="isStopped" .checked=${isStopped} /> <span>${fees.stop}</span></label
        >`,
      )}
    </section>`;
  }

  #fact(label: string, value: string): TemplateResult {
    return html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  }

  #changing(
    fields: readonly NumberField[],
    change: (form: HTMLFormElement) => Promise<void>,
    more: unknown = nothing,
  ): TemplateResult | typeof nothing {
    if (!this.mayWrite) return nothing;
    return html`<details>
      <summary>${this.context.words.settings.fees.change}</summary>
      <form @submit=${(event: Event) => this.save(event, change)}>
        ${fields.map(
          ({ name, label, hint, value, max = 1_000_000 }) => html`<label
            >${label} ${hint === undefined ? nothing : html`<small class="soft">${hint}</small>`}
            <input name=${name} type="number" min="0" max=${max} step="any" .value=${value === undefined ? '' : String(value)}
          /></label>`,
        )}
        ${more} ${this.reasonField()} ${this.saveButton()}
      </form>
    </details>`;
  }

  async #change(section: keyof Known, terms: object, form: HTMLFormElement): Promise<void> {
    const body = { [section]: [terms], reason: textIn(form, 'reason') };
    this.known = await this.context.client.patch<Known>('/settings/fees', body);
    form.closest('details')?.removeAttribute('open');
  }

  #number(value: number): string {
    return new Intl.NumberFormat(this.context.locale, { maximumFractionDigits: 6 }).format(value);
  }
}

/** Those that were written. */
function numbersIn(form: HTMLFormElement, names: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = numberIn(form, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
