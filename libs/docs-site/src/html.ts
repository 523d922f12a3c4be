/** Markup known to be safe: made by `html`, so text reaches a page escaped or not at all. `Html.of` trusts its argument; never give it text. */
export class Html {
  readonly #markup: string;

  private constructor(markup: string) {
    this.#markup = markup;
  }

  static of(markup: string): Html {
    return new Html(markup);
  }

  toString(): string {
    return this.#markup;
  }
}

export type Fragment = Html | string | number | false | undefined | readonly Fragment[];

/** Everything interpolated is escaped, unless it is itself the result of `html`. Attribute values must be in double quotes. */
export function html(strings: TemplateStringsArray, ...values: readonly Fragment[]): Html {
  return Html.of(strings.reduce((markup, literal, index) => markup + markupOf(values[index - 1]) + literal));
}

export function joined(fragments: readonly Fragment[], separator: Fragment): Html {
  return Html.of(fragments.map(markupOf).join(markupOf(separator)));
}

/** Lets a long camelCase or dotted name wrap at its humps, so that a narrow screen never scrolls sideways. */
export function breakable(name: string): Html {
  return joined(name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=.[._/-])/), html`<wbr>`);
}

function markupOf(fragment: Fragment): string {
  if (fragment === undefined || fragment === false) return '';
  if (fragment instanceof Html) return fragment.toString();
  if (typeof fragment === 'string') return escaped(fragment);
  if (typeof fragment === 'number') return String(fragment);
  return fragment.map(markupOf).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\0': '\uFFFD',
};

function escaped(text: string): string {
  return text.replace(/[&<>"'\0]/g, (character) => entities[character] ?? character);
}
