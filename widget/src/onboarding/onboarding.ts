import { LitElement, type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { Gatehouse } from '../api/gatehouse.js';
import { type FetchSession, SessionKeeper } from '../api/session-keeper.js';
import { Trouble, isAboutSession } from '../api/trouble.js';
import type { Context } from '../elements/context.js';
import { PhoneFragment } from '../documents/phone/phone-fragment.js';
import type { PhoneLink } from '../documents/phone/phone-link.js';
import { Drafts } from '../drafts/drafts.js';
import { type Flow, isFillingIn, isOpen } from '../flow/flow.js';
import { Journey } from '../flow/journey.js';
import { placeKey, screenOf } from '../flow/place-names.js';
import type { SomeWords } from '../languages/en/words.js';
import { directionOf, localeOfForms } from '../languages/direction.js';
import { type Language, addLanguage, beginning, languageFor, merged } from '../languages/language.js';
import { ScreenSlot } from '../screens/screen-slot.js';
import { GatehouseErrorEvent, GatehouseSubmittedEvent } from '../elements/page-events.js';
import { errorEventOf } from '../elements/error-event.js';
import { controls, layout } from './onboarding.styles.js';
import { shell } from './shell.styles.js';
import { Leaving } from './leaving.js';
import { isSupported } from './supported.js';
import { PageNotifier } from './page-notifier.js';
import { tokens } from './tokens.styles.js';

/**
 * Takes a person or a company through one compliance review.
 *
 * @tag gatehouse-onboarding
 * @fires {GatehouseReadyEvent} gatehouse-ready - The review was loaded, and the first screen is shown.
 * @fires {GatehouseStepEvent} gatehouse-step - Another step is shown.
 * @fires {GatehouseSubmittedEvent} gatehouse-submitted - The review was submitted on this page.
 * @fires {GatehouseStatusEvent} gatehouse-status - The status of the review changed.
 * @fires {GatehouseErrorEvent} gatehouse-error - Something went wrong; the person is told as well.
 * @fires {GatehouseExitEvent} gatehouse-exit - The person wants to leave.
 */
export class GatehouseOnboarding extends LitElement {
  static override styles = [tokens, layout, controls, shell];

  /** Adds a language, or replaces words of one. What is left out falls back to English. */
  static readonly addLanguage = addLanguage;

  /** The address of Gatehouse. Defaults to the origin of this script. */
  @property({ attribute: 'api-url' }) apiUrl: string = new URL(import.meta.url).origin;
  /** The token of a widget session. Setting a new one continues where an expired one left off. */
  @property({ attribute: 'session-token' }) sessionToken: string | undefined;
  /** Called to get a session from your server: at the start, before one expires, and after one was refused. */
  @property({ attribute: false }) fetchSession: FetchSession | undefined;
  /** A BCP 47 language tag. Defaults to the language of the page. */
  @property({ reflect: true }) override lang = '';
  /** Your own texts in place of some of the built-in ones. */
  @property({ attribute: false }) words: SomeWords | undefined;
  /** The address of a page of yours that has this element with its `phone` attribute, to take photos with a phone. */
  @property({ attribute: 'phone-url' }) phoneUrl: string | undefined;
  /** Set on the page that phones open by a QR code: it only takes photos. */
  @property({ type: Boolean }) phone = false;

  @state() private context: Context | undefined;
  @state() private flow: Flow | undefined;

  /** Another one where somebody was invited. */
  protected client = (keeper: SessionKeeper): Gatehouse => new Gatehouse(this.apiUrl.replace(/\/$/, ''), keeper);
  readonly #keeper = new SessionKeeper();
  readonly #drafts = new Drafts();
  readonly #leaving = new Leaving(this, this.#drafts);
  readonly #fragment = new PhoneFragment(this);
  readonly #main = new ScreenSlot((again) => this.#miss(again));
  readonly #aside = new ScreenSlot((again) => this.#miss(again));
  #language: Language = beginning;
  #coming: Promise<Language> | undefined;
  #journey: Journey | undefined;
  #page = new PageNotifier(this);
  #isFocusWanted = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) return;
    void this.#speak();
    this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#journey?.end();
    this.#journey = undefined;
    this.flow = undefined;
    this.#leaving.isLeft = false;
    this.#page = new PageNotifier(this);
  }

  /** Reacts to properties here, since frameworks set them after the element is connected. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const isFirst = !this.hasUpdated;
    if (isFirst || changed.has('lang') || changed.has('words')) void this.#speak();
    if (isFirst || changed.has('apiUrl') || changed.has('phone')) this.#begin();
    if (changed.has('sessionToken') || changed.has('fetchSession')) this.#takeSession();
    if (changed.has('phoneUrl') && this.context !== undefined)
      this.context = { ...this.context, phoneUrl: this.phoneUrl };
  }

  override render(): TemplateResult {
    const { context } = this;
    // No screen is shown before all words of its language are loaded.
    const flow = this.#language === beginning ? undefined : this.flow;
    const stop = this.#journey?.stop;
    const isSided = stop === undefined && this.#isStepShown(flow);
    return html`<div
      part="frame"
      class="frame ${isSided ? 'sided' : ''}"
      role="region"
      aria-label=${context?.words.shell.label ?? nothing}
      aria-busy=${!this.phone && flow === undefined && stop === undefined}
      lang=${this.#language.tag}
      dir=${directionOf(this.#language.tag)}
    >
      ${isSided && context !== undefined ? this.#aside.of('progress', this.#given()) : nothing}
      <div part="main" class="main">${this.main(context, flow)}</div>
    </div>`;
  }

  protected override updated(): void {
    const { context, flow } = this;
    if (context !== undefined && this.#journey?.stop?.trouble.code === 'unsupported') this.#page.unsupported();
    if (flow !== undefined) this.#page.tell(flow);
    if (this.#isFocusWanted) void this.#leadOn();
  }

  async #leadOn(): Promise<void> {
    this.#isFocusWanted = false;
    const { activeElement: before } = this.renderRoot as ShadowRoot;
    const title = await this.#main.title();
    const { activeElement: now } = this.renderRoot as ShadowRoot;
    // Leave the focus alone if the person has moved it in the meantime.
    if (now === null || now === before) title?.focus();
  }

  private main(context: Context | undefined, flow: Flow | undefined): TemplateResult | HTMLElement | typeof nothing {
    if (context === undefined) return nothing;
    const stop = this.#journey?.stop;
    if (stop !== undefined) return this.#main.of('trouble', { context, stop });
    if (this.phone && this.#language !== beginning)
      return this.#main.of('phone', { context, fragment: this.#fragment.value, take: this.#goOnFor });
    if (flow === undefined)
      return html`<p part="loading" class="loading soft" role="status">${context.words.shell.loading}</p>`;
    if (this.#leaving.isLeft) return this.#leaving.screen(context.words);
    // The name typed at the terms is not kept.
    const footer = isOpen(flow) && flow.place.at !== 'terms' ? this.#leaving.footer(context.words) : nothing;
    return html`${this.#main.of(screenOf(flow), this.#given())}${footer}`;
  }

  #isStepShown(flow: Flow | undefined): boolean {
    return flow !== undefined && isFillingIn(flow) && !this.#leaving.isLeft;
  }

  #given(): object {
    const { context, flow } = this;
    return { context, flow, journey: this.#journey, busy: this.#journey?.busy ?? false };
  }

  /** On a phone: takes over the token and language of the page that showed the code. */
  readonly #goOnFor = ({ token, language }: PhoneLink): void => {
    this.#keeper.give(token);
    this.lang = language;
  };

  /** A chunk that cannot be loaded is shown as a connection problem. */
  #miss(again: () => Promise<void>): void {
    const journey = this.#journey;
    if (journey === undefined || journey.stop !== undefined) return;
    journey.stop = { trouble: new Trouble('unreachable'), retry: () => void journey.attempt(again) };
    this.context ??= this.#contextIn(beginning);
    this.dispatchEvent(new GatehouseErrorEvent('unreachable'));
    this.requestUpdate();
  }

  /** An error that nothing expected: the screen is drawn again when the person tries again. */
  #broke(cause: unknown): void {
    const journey = this.#journey;
    if (journey === undefined) return;
    for (const slot of [this.#main, this.#aside]) slot.empty();
    journey.stop ??= { trouble: new Trouble('internal'), retry: () => void journey.attempt(() => Promise.resolve()) };
    this.dispatchEvent(new GatehouseErrorEvent('internal'));
    // Whoever watches the page for errors hears of it as of any other.
    reportError(cause);
    this.requestUpdate();
  }

  /** Loads the requested language; the last request wins. */
  async #speak(): Promise<void> {
    const page = this.parentElement?.closest<HTMLElement>('[lang]')?.lang;
    const wishes = [this.lang, page ?? '', ...navigator.languages].filter((wish) => wish !== '');
    const coming = languageFor(wishes);
    this.#coming = coming;
    try {
      const language = await coming;
      if (this.#coming !== coming) return;
      this.#language = language;
      this.context = this.#contextIn(language);
    } catch {
      if (this.#coming === coming) this.#miss(() => this.#speak());
    }
  }

  #contextIn({ tag, words }: Language): Context {
    const gatehouse = this.#journey?.gatehouse ?? this.client(this.#keeper);
    const missed = (again: () => Promise<void>): void => this.#miss(again);
    const broke = (cause: unknown): void => this.#broke(cause);
    const said = { words: merged(words, this.words), locale: localeOfForms(tag) };
    return { ...said, gatehouse, drafts: this.#drafts, phoneUrl: this.phoneUrl, missed, broke };
  }

  #begin(): void {
    this.#journey?.end();
    this.#journey = new Journey(this.client(this.#keeper), this.#drafts, {
      changed: () => this.#follow(),
      submitted: () => this.dispatchEvent(new GatehouseSubmittedEvent()),
      failed: (cause) => this.dispatchEvent(errorEventOf(cause)),
      broke: (cause) => this.#broke(cause),
    });
    if (this.context !== undefined) this.context = this.#contextIn(this.#language);
    if (isSupported()) this.#takeSession();
    else this.#journey.stop = { trouble: new Trouble('unsupported'), retry: () => undefined };
  }

  /** Starts once there is a session, and continues with a new one after it expired. */
  #takeSession(): void {
    if (this.phone || !isSupported()) return;
    const isNew = this.#keeper.give(this.sessionToken) || (!this.#keeper.canAsk && this.fetchSession !== undefined);
    this.#keeper.fetchSession = this.fetchSession;
    const journey = this.#journey;
    if (journey !== undefined && !journey.busy && this.#keeper.isThere) this.#goOn(journey, isNew);
  }

  /** Pages pass a new function on every render: that alone is no reason to ask for a session. */
  #goOn(journey: Journey, isNew: boolean): void {
    if (journey.stop !== undefined && isAboutSession(journey.stop.trouble)) {
      if (isNew) journey.stop.retry();
    } else if (journey.flow === undefined) void journey.begin();
    else if (isNew) void journey.attempt(() => journey.refresh());
  }

  #follow(): void {
    const before = this.flow;
    this.flow = this.#journey?.flow;
    // Does not take the focus on page load; later it moves to each new screen.
    if (before !== undefined && this.flow !== undefined && placeKey(before) !== placeKey(this.flow))
      this.#isFocusWanted = true;
    this.requestUpdate();
  }
}
