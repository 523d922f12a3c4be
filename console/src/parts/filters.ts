import { type TemplateResult, html, nothing } from 'lit';
import type { Context } from './context.js';

export interface Filter {
  readonly name: string;
  readonly label: string;
  /** Values with their words; without them it is typed. */
  readonly options?: Readonly<Record<string, string>>;
  readonly type?: 'search' | 'text' | 'date';
  /** What stands for no choice. */
  readonly none?: string;
}

/** Filters whose state is the address, so that a view can be kept and sent as a link. */
export function filtersOf(context: Context, url: URL, filters: readonly Filter[]): TemplateResult {
  const { shell } = context.words;
  const chosen = (event: Event): void => {
    event.preventDefault();
    const form = (event.target as HTMLElement).closest('form');
    if (form !== null) context.go(pathOf(url, new FormData(form)));
  };
  const isTyped = filters.some(({ options }) => options === undefined);
  return html`<form
    class="filters"
    @submit=${chosen}
    @change=${(event: Event) => {
      if (event.target instanceof HTMLSelectElement) chosen(event);
    }}
  >
    ${filters.map((filter) => field(filter, url.searchParams.get(filter.name) ?? '', shell.all))}
    ${isTyped ? html`<button>${shell.apply}</button>` : nothing}
  </form>`;
}

function field({ name, label, options, type = 'text', none }: Filter, value: string, all: string): TemplateResult {
  if (options === undefined)
    return html`<label>${label} <input name=${name} type=${type} maxlength="200" .value=${value} /></label>`;
  return html`<label
    >${label}
    <select name=${name}>
      <option value="" ?selected=${value === ''}>${none ?? all}</option>
      ${Object.entries(options).map(
        ([key, text]) => html`<option value=${key} ?selected=${key === value}>${text}</option>`,
      )}
    </select></label
  >`;
}

function pathOf({ pathname }: URL, form: FormData): string {
  const given = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
  const query = new URLSearchParams(given).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
