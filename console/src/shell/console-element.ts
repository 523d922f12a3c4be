import { LitElement, type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { Client, type SignInReason } from '../api/client.js';
import { Refusal } from '../api/refusal.js';
import type { Member } from '../api/wire.js';
import { type Language, languageFor } from '../words/languages.js';
import type { Context } from '../parts/context.js';
import { pressed } from './keyboard.js';
import { KnownNames } from '../parts/known-names.js';
import { helpDialog, nothingHere, shellHeader, signInDialog, signInPage } from './pages.js';
import { placeAt } from './places.js';
import { prefer, preferred } from './preferences.js';
import { problemText } from '../parts/problem-text.js';
import { SignIn, SignedInEvent } from './sign-in.js';

/** The console: who is signed in, where they are, and what is around every place. */
export class ConsoleElement extends LitElement {
  @state() private language: Language | undefined;
  @state() private context: Context | undefined;
  @state() private url = new URL(location.href);
  @state() private isReady = false;
  @state() private loaded: string | undefined;
  @state() private problem: unknown;
  @state() private asked: SignInReason | undefined;
  @state() private isHelpOpen = false;
  #answered: ((isSignedIn: boolean) => void) | undefined;
  #asking: Promise<boolean> | undefined;
  readonly #client = new Client((why) => this.#signInAgain(why));

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    customElements.define('console-sign-in', SignIn);
    this.addEventListener(SignedInEvent.type, (event) => void this.#signedIn((event as SignedInEvent).member));
    this.addEventListener('click', (event) => this.#followed(event));
    addEventListener('popstate', () => this.#moved());
    addEventListener('hashchange', () => this.#moved());
    document.addEventListener('keydown', (event) => this.#pressed(event));
    this.#dress(preferred('appearance') ?? 'auto');
    void this.#begin();
  }

  override render(): TemplateResult {
    if (this.language === undefined || !this.isReady) return html`<p class="begin" role="status">…</p>`;
    const { words } = this.language;
    const { context } = this;
    if (context === undefined) return signInPage(words, { invitation: this.#invitation, problem: this.#said() });
    return html`<a class="skip" href="#main" @click=${this.#toMain}>${words.shell.skip}</a>
      ${shellHeader(context, this.url, {
        signOut: () => void this.#signOut(),
        language: (tag) => void this.#speak(tag),
        appearance: (scheme) => this.#dress(scheme),
        help: () => (this.isHelpOpen = true),
      })}
      <main id="main" tabindex="-1">${this.#place(context)}</main>
      ${this.isHelpOpen ? helpDialog(words, () => (this.isHelpOpen = false)) : nothing}
      ${this.asked === undefined ? nothing : signInDialog(words, this.asked, () => this.#answered?.(false))}`;
  }

  protected override updated(_: PropertyValues): void {
    for (const dialog of this.querySelectorAll<HTMLDialogElement>(':scope > dialog:not([open])')) dialog.showModal();
  }

  #place(context: Context): unknown {
    const { words } = context;
    const found = placeAt(this.url);
    if (found?.row.isFor(context) !== true) return nothingHere(words);
    if (this.problem !== undefined)
      return html`<p class="problem" role="alert">${this.#said()}</p>
        <button type="button" @click=${() => location.reload()}>${words.shell.again}</button>`;
    if (this.loaded !== found.row.name) return html`<p role="status">${words.shell.loading}</p>`;
    return found.row.show(context, this.url, found.one);
  }

  #said(): string | undefined {
    if (this.problem === undefined || this.language === undefined) return undefined;
    const { words } = this.language;
    return this.problem instanceof Refusal ? problemText(words, this.problem).text : words.problems.renewed;
  }

  get #invitation(): string | undefined {
    return /^#invitation=(.+)$/.exec(this.url.hash)?.[1];
  }

  async #begin(): Promise<void> {
    await this.#speak(preferred('language'));
    if (this.#invitation === undefined) await this.#whoIsThere();
    this.isReady = true;
  }

  async #whoIsThere(): Promise<void> {
    try {
      await this.#enter(await this.#client.get<Member>('/staff/current'));
    } catch (cause) {
      if (!(cause instanceof Refusal && cause.status === 401)) this.problem = cause;
    }
  }

  async #speak(tag?: string): Promise<void> {
    if (tag !== undefined) prefer('language', tag);
    const language = await languageFor(tag === undefined ? navigator.languages : [tag, ...navigator.languages]);
    this.language = language;
    document.documentElement.lang = language.tag;
    if (this.context !== undefined) this.context = { ...this.context, words: language.words, locale: language.tag };
  }

  #dress(scheme: string): void {
    prefer('appearance', scheme);
    document.documentElement.dataset['appearance'] = scheme;
  }

  async #enter(me: Member): Promise<void> {
    const { words, tag: locale } = this.language ?? (await languageFor([]));
    const client = this.#client;
    const go = (path: string, how?: 'replace'): void => this.#go(path, how);
    this.context = { words, locale, client, me, names: new KnownNames(client), go };
    await this.#loadPlace();
  }

  /** A secret that was used does not stay in the address. Another person begins anew: nobody acts for somebody else. */
  async #signedIn(member: Member): Promise<void> {
    const { context } = this;
    if (context === undefined) {
      this.problem = undefined;
      history.replaceState(null, '', location.pathname + location.search);
      this.url = new URL(location.href);
      await this.#enter(member);
      return;
    }
    if (context.me.id !== member.id) location.reload();
    else this.#answered?.(true);
  }

  /** One window for all requests that wait. */
  #signInAgain(why: SignInReason): Promise<boolean> {
    if (this.context === undefined) return Promise.resolve(false);
    this.#asking ??= new Promise<boolean>((resolve) => {
      this.#answered = resolve;
      this.asked = why;
    }).finally(() => {
      this.asked = undefined;
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #signOut(): Promise<void> {
    await this.#client.delete('/staff/sessions/current').catch((cause: unknown) => (this.problem = cause));
    this.context = undefined;
    history.replaceState(null, '', '/console');
    this.url = new URL(location.href);
  }

  async #loadPlace(): Promise<void> {
    const { context } = this;
    const found = placeAt(this.url);
    if (context === undefined || found?.row.isFor(context) !== true) return;
    const { name, load } = found.row;
    document.title = `${context.words.places[name]} · ${context.words.shell.product}`;
    try {
      for (const [tag, element] of Object.entries(await load()))
        if (customElements.get(tag) === undefined) customElements.define(tag, element);
      if (placeAt(this.url)?.row.name === name) this.loaded = name;
    } catch (cause) {
      this.problem = cause;
    }
  }

  #go(path: string, how?: 'replace'): void {
    if (how === 'replace') history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#moved();
  }

  #moved(): void {
    const before = this.url.pathname;
    this.url = new URL(location.href);
    if (this.#invitation !== undefined) this.context = undefined;
    void this.#loadPlace();
    if (before === this.url.pathname) return;
    scrollTo(0, 0);
    this.#toMain();
  }

  readonly #toMain = (event?: Event): void => {
    event?.preventDefault();
    this.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };

  /** Links inside of the console do not load it anew. */
  #followed(event: MouseEvent): void {
    const path = event.defaultPrevented ? undefined : ownPathOf(event);
    if (path === undefined) return;
    event.preventDefault();
    this.#go(path);
  }

  #pressed(event: KeyboardEvent): void {
    if (this.context === undefined || preferred('keys') === 'off') return;
    const done = pressed(event, this);
    if (done === 'help') this.isHelpOpen = true;
    if (done !== undefined) event.preventDefault();
  }
}

/** Where a plain click on a link inside of the console leads. */
function ownPathOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlain = button === 0 && ![metaKey, ctrlKey, shiftKey, altKey].includes(true);
  if (link === null || !isPlain || link.target !== '' || link.hasAttribute('download')) return undefined;
  const isOurs = link.origin === location.origin && /^\/console(\/|$)/.test(link.pathname);
  return isOurs && link.hash === '' ? link.pathname + link.search : undefined;
}
