import { type TemplateResult, html, nothing } from 'lit';
import type { SignInReason } from '../api/client.js';
import { languageNames } from '../words/languages.js';
import { type Words, wordFor } from '../words/words.js';
import type { Context } from '../parts/context.js';
import { placeAt, places } from './places.js';
import { prefer, preferred } from './preferences.js';

interface ShellActions {
  readonly signOut: () => void;
  readonly language: (tag: string) => void;
  readonly appearance: (scheme: string) => void;
  readonly help: () => void;
}

export function signInPage(
  words: Words,
  { invitation, problem }: { readonly invitation: string | undefined; readonly problem: string | undefined },
): TemplateResult {
  const title = invitation === undefined ? words.signIn.title : words.signIn.welcome;
  document.title = `${title} · ${words.shell.product}`;
  return html`<main class="door">
    <p class="soft">${words.shell.product}</p>
    <h1>${title}</h1>
    ${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
    <console-sign-in .words=${words} .invitation=${invitation}></console-sign-in>
  </main>`;
}

export function signInDialog(words: Words, why: SignInReason, cancelled: () => void): TemplateResult {
  return html`<dialog class="door" aria-labelledby="sign-in-again" @close=${cancelled}>
    <h2 id="sign-in-again">${words.signIn.again}</h2>
    <console-sign-in .words=${words} .why=${why}></console-sign-in>
    <button type="button" class="quiet" @click=${cancelled}>${words.shell.cancel}</button>
  </dialog>`;
}

export function helpDialog(words: Words, closed: () => void): TemplateResult {
  const keys: [string, string][] = [
    ['j', words.keys.j],
    ['k', words.keys.k],
    ['enter', words.keys.enter],
    ['a', words.keys.a],
    ['?', words.keys.help],
  ];
  return html`<dialog aria-labelledby="keys" @close=${closed}>
    <h2 id="keys">${words.shell.keys}</h2>
    <dl class="keys">
      ${keys.map(
        ([key, does]) => html`<div>
          <dt><kbd>${key}</kbd></dt>
          <dd>${does}</dd>
        </div>`,
      )}
    </dl>
    <label class="tick"
      ><input
        type="checkbox"
        .checked=${preferred('keys') !== 'off'}
        @change=${({ target }: Event) => prefer('keys', (target as HTMLInputElement).checked ? 'on' : 'off')}
      />
      <span>${words.shell.keysText}</span></label
    >
    <form method="dialog"><button class="main">${words.shell.close}</button></form>
  </dialog>`;
}

export function nothingHere({ shell }: Words): TemplateResult {
  return html`<h1>${shell.product}</h1>
    <p>${shell.nothingHere}</p>
    <p><a href="/console">${shell.toOverview}</a></p>`;
}

export function shellHeader(context: Context, url: URL, act: ShellActions): TemplateResult {
  const { words, me } = context;
  const here = placeAt(url)?.row.name;
  return html`<header>
    <p class="product"><a href="/console">${words.shell.product}</a></p>
    <nav aria-label=${words.shell.places}>
      ${places
        .filter(({ isFor }) => isFor(context))
        .map(
          ({ name, path }) =>
            html`<a href=${path} aria-current=${name === here ? 'page' : nothing}>${words.places[name]}</a>`,
        )}
    </nav>
    <details class="me">
      <summary><span class="unseen">${words.shell.signedInAs}</span> <bdi>${me.name}</bdi></summary>
      <div class="menu">
        <p class="soft">
          <bdi>${me.email}</bdi><br />${me.roles.map((role) => wordFor(words.roles, role)).join(', ')}
        </p>
        ${preferenceOf(words.shell.language, languageNames, { now: context.locale.split('-')[0], chosen: act.language })}
        ${preferenceOf(words.shell.appearance, words.shell.appearances, {
          now: preferred('appearance'),
          chosen: act.appearance,
        })}
        <button type="button" class="quiet" @click=${act.help}>${words.shell.keys} <kbd>?</kbd></button>
        <button type="button" @click=${act.signOut}>${words.shell.signOut}</button>
      </div>
    </details>
  </header>`;
}

function preferenceOf(
  label: string,
  options: Readonly<Record<string, string>>,
  { now, chosen }: { readonly now: string | undefined; readonly chosen: (value: string) => void },
): TemplateResult {
  return html`<label
    >${label}
    <select @change=${({ target }: Event) => chosen((target as HTMLSelectElement).value)}>
      ${Object.entries(options).map(
        ([value, text]) => html`<option value=${value} ?selected=${value === now}>${text}</option>`,
      )}
    </select></label
  >`;
}
