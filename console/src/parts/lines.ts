import { type TemplateResult, html } from 'lit';

/** Each value with its place: what somebody agrees to or looks into is read, not guessed. */
export function linesOf(values: object): TemplateResult {
  return html`<dl class="answers">
    ${flat(values).map(
      ([name, value]) => html`<div>
        <dt><code>${name}</code></dt>
        <dd class="said" dir="auto">${value}</dd>
      </div>`,
    )}
  </dl>`;
}

type Line = readonly [name: string, value: string];

export function flat(values: object, before = ''): readonly Line[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]): readonly Line[] => {
    const name = before === '' ? key : `${before}.${key}`;
    return typeof value === 'object' && value !== null ? flat(value, name) : [[name, String(value)]];
  });
}

/** All moments of a thing in the order in which they were. */
export function stepsOf(values: object): readonly Line[] {
  const moments = flat(values).filter(([name, value]) => /(At|^at)$/.test(name) && !Number.isNaN(Date.parse(value)));
  return moments.toSorted(([, one], [, other]) => one.localeCompare(other));
}
