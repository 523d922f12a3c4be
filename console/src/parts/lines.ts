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

/** What has happened to a thing, in order, each by its last name: what will be, and that it was changed, is no step. */
export function stepsOf(values: object): readonly Line[] {
  const moments = flat(values).map(([name, value]): Line => [name.split('.').at(-1) ?? name, value]);
  const steps = moments.filter(
    ([name, value]) => name.endsWith('At') && !/^(expires|updated|nextAttempt)At$/.test(name) && value !== 'null',
  );
  return [...new Map(steps)].toSorted(([, one], [, other]) => one.localeCompare(other));
}
