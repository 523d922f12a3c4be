import type { ApiOperation } from './api.js';
import { html, type Html } from './html.js';
import type { Parameter } from './raw-document.js';
import { formFields, isForm, type RequestExample, requestExample, textOf } from './request-example.js';
import { resolved } from './schema.js';
import type { Site } from './site.js';

/** What a page with such forms loads beside what every page loads. */
export const tryFiles = ['try.css', 'try.js'] as const;

/** A form that `try.js` shows and sends. None where a request has to be signed, or its answer never ends. */
export function tryForm(operation: ApiOperation, site: Site, body: unknown): Html | undefined {
  const example = requestExample(operation, site.api, body);
  if (example.caller === 'signature' || example.answer === 'events') return undefined;
  const { method, path } = operation;
  const warning =
    site.mode === 'live' && method !== 'get'
      ? html`<p class="notice">This Gatehouse is live: what you send here happens, and real money may move.</p>`
      : undefined;
  const fields = operation.parameters.filter(({ name }) => name !== 'Idempotency-Key');
  return html`<details class="try" hidden><summary>Try it</summary><form data-method="${method.toUpperCase()}" data-path="${path}"${example.isIdempotent && html` data-idempotent`}>
${warning}${example.caller === 'key' && keyField}${fields.map((field) => parameterField(field, site))}${bodyFields(example)}
<p><button type="submit" class="act">Send</button></p></form><div class="tried" role="status"></div></details>`;
}

const keyField = html`<div class="key-field"><label><span>Key <small>kept in this tab alone</small></span><input name="key" data-in="key" required autocomplete="off" autocapitalize="none" spellcheck="false"></label><button type="button" class="forget">Forget</button></div>`;

function parameterField({ name, in: place, required, schema = {}, example }: Parameter, site: Site): Html {
  const flat = resolved(schema, site.api.schemas);
  const isNeeded = required === true && html` required`;
  const choices = flat.enum ?? (flat.type === 'boolean' ? [true, false] : undefined);
  const shown = example ?? flat.example;
  const input =
    choices === undefined
      ? html`<input name="${name}" data-in="${place}"${isNeeded}${shown !== undefined && html` placeholder="${textOf(shown)}"`} autocomplete="off" autocapitalize="none" spellcheck="false">`
      : html`<select name="${name}" data-in="${place}"${isNeeded}><option value=""></option>${choices.map((choice) => html`<option>${textOf(choice)}</option>`)}</select>`;
  return html`<label><span>${name} <small>${place}</small></span>${input}</label>`;
}

function bodyFields(example: RequestExample): Html | undefined {
  if (example.body === undefined) return undefined;
  if (!isForm(example)) {
    const json = JSON.stringify(example.body.value, null, 2);
    const rows = Math.min(16, json.split('\n').length);
    return html`<label><span>Body <small>JSON</small></span><textarea data-in="body" data-type="${example.body.mediaType}" rows="${rows}" autocapitalize="none" spellcheck="false">${json}</textarea></label>`;
  }
  const others = formFields(example).map(
    ([name, value]) =>
      html`<label><span>${name} <small>form</small></span><input name="${name}" data-in="form" value="${textOf(value)}" autocomplete="off"></label>`,
  );
  return html`<label><span>file <small>form</small></span><input type="file" name="file" data-in="form" required></label>${others}`;
}
