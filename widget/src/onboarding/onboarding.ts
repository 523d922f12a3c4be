import { LitElement, type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { Gatehouse } from '../api/gatehouse.js';
import { type FetchSession, SessionKeeper } from '../api/session-keeper.js';
import { Trouble } from '../api/trouble.js';
import type { Context } from '../elements/context.js';
import { PhoneFragment } from '../documents/phone/phone-fragment.js';
import type { PhoneLink } from '../documents/phone/phone-link.js';
import { Drafts } from '../drafts/drafts.js';
import { type Flow, isFillingIn, isOpen } from '../flow/flow.js';
import { Journey } from '../flow/journey.js';
import { placeKey, screenOf } from '../flow/place-names.js';
import type { SomeWords } from '../languages/en/words.js';
import { directionOf } from '../languages/direction.js';
import { type Language, addLanguage, beginning, languageFor, merged } from '../languages/languages.js';
import { ScreenSlot } from '../screens/screen-slot.js';
import {
  type ErrorCode,
  GatehouseErrorEvent,
  GatehouseExitEvent,
  GatehouseSubmittedEvent,
} from '../elements/page-events.js';
import { controls, layout } from './onboarding.styles.js';
import { shell } from './shell.styles.js';
import { isSupported } from './supported.js';
import { PageNotifier } from './page-notifier.js';
import { tokens } from './tokens.styles.js';

/**
 * Takes a person or a company through one compliance review.
 *
 * @tag gatehouse-onboarding
 * @fires {GatehouseReadyEvent} gatehouse-ready - The review was read, and something can be seen.
 * @fires {GatehouseStepEvent} gatehouse-step - Another step is shown.
 * @fires {GatehouseSubmittedEvent} gatehouse-submitted - The review was submitted, just now and here.
 * @fires {GatehouseStatusEvent} gatehouse-status - The review has another status than before.
 * @fires {GatehouseErrorEvent} gatehouse-error - Something does not go on by itself; the person is told as well.
 * @fires {GatehouseExitEvent} gatehouse-exit - The person wants to leave.
 */
export class GatehouseOnboarding extends LitElement {
  static override styles = [tokens, layout, controls, shell];

  /** For pages that speak a language of their own, or want other words: what is left out is said in English. */
  static readonly addLanguage = addLanguage;

  /** Where Gatehouse answers. Absent: where this script came from. */
  @property({ attribute: 'api-url' }) apiUrl: string = new URL(import.meta.url).origin;
  /** The token of a widget session. A new one goes on where the last one ended. */
  @property({ attribute: 'session-token' }) sessionToken: string | undefined;
  /** Asks your server for a session: at first, before one ends, and when one was refused. */
  @property({ attribute: false }) fetchSession: FetchSession | undefined;
  /** As BCP 47. Absent: the language of the page. */
  @property({ reflect: true }) override lang = '';
  /** Your own words in place of some of ours. */
  @property({ attribute: false }) words: SomeWords | undefined;
  /** A page of yours with this element and its attribute `phone`, to go on there with a camera. */
  @property({ attribute: 'phone-url' }) phoneUrl: string | undefined;
  /** This page goes on for another: it takes photos only, for whoever opened it by a code. */
  @property({ type: Boolean }) phone = false;

  @state() private context: Context | undefined;
  @state() private flow: Flow | undefined;

  readonly #keeper = new SessionKeeper();
  readonly #drafts = new Drafts();
  readonly #fragment = new PhoneFragment(this);
  readonly #main = new ScreenSlot((again) => this.miss(again));
  readonly #aside = new ScreenSlot((again) => this.miss(again));
  #language: Language = beginning;
  #coming: Promise<Language> | undefined;
  #journey: Journey | undefined;
  #page = new PageNotifier(this);
  #isFocusWanted = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) return;
    void this.speak();
    this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#journey?.end();
    this.#journey = undefined;
    this.flow = undefined;
    this.#page = new PageNotifier(this);
  }

  /** Says the words of the language that the page asks for. Frameworks set properties after the element was put in. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    const isFirst = !this.hasUpdated;
    if (isFirst || changed.has('lang') || changed.has('words')) void this.speak();
    if (isFirst || changed.has('apiUrl') || changed.has('phone')) this.begin();
    if (changed.has('sessionToken') || changed.has('fetchSession')) this.takeSession();
    if (changed.has('phoneUrl') && this.context !== undefined)
      this.context = { ...this.context, phoneUrl: this.phoneUrl };
  }

  override render(): TemplateResult {
    const { context } = this;
    // Before all its words are here, a screen has nothing to say.
    const flow = this.#language === beginning ? undefined : this.flow;
    const stop = this.#journey?.stop;
    const isSided = stop === undefined && flow !== undefined && isFillingIn(flow);
    return html`<div
      part="frame"
      class="frame ${isSided ? 'sided' : ''}"
      role="region"
      aria-label=${context?.words.shell.label ?? nothing}
      aria-busy=${!this.phone && flow === undefined && stop === undefined}
      lang=${this.#language.tag}
      dir=${directionOf(this.#language.tag)}
    >
      ${isSided && context !== undefined ? this.#aside.of('progress', this.given()) : nothing}
      <div part="main" class="main">${this.main(context, flow)}</div>
    </div>`;
  }

  protected override updated(): void {
    const { context, flow } = this;
    if (context !== undefined && this.#journey?.stop?.trouble.code === 'unsupported') this.#page.unsupported();
    if (flow !== undefined) this.#page.tell(flow);
    if (this.#isFocusWanted) void this.leadOn();
  }

  private async leadOn(): Promise<void> {
    this.#isFocusWanted = false;
    const { activeElement: before } = this.renderRoot as ShadowRoot;
    const title = await this.#main.title();
    const { activeElement: now } = this.renderRoot as ShadowRoot;
    // Who has gone on meanwhile is not fetched back.
    if (now === null || now === before) title?.focus();
  }

  private main(context: Context | undefined, flow: Flow | undefined): TemplateResult | HTMLElement | typeof nothing {
    if (context === undefined) return nothing;
    const stop = this.#journey?.stop;
    if (stop !== undefined) return this.#main.of('trouble', { context, stop });
    if (this.phone && this.#language !== beginning)
      return this.#main.of('phone', { context, fragment: this.#fragment.value, take: this.goOnFor });
    if (flow === undefined)
      return html`<p part="loading" class="loading soft" role="status">${context.words.shell.loading}</p>`;
    return html`${this.#main.of(screenOf(flow), this.given())}${this.footer(context, flow)}`;
  }

  private given(): object {
    const { context, flow } = this;
    return { context, flow, journey: this.#journey, busy: this.#journey?.busy ?? false };
  }

  /** Who has not submitted yet may go on another time. */
  private footer(context: Context, flow: Flow): TemplateResult | typeof nothing {
    if (!isOpen(flow)) return nothing;
    return html`<div part="footer" class="footer">
      <button part="button quiet" class="button quiet" type="button" @click=${() => this.dispatchEvent(new GatehouseExitEvent('left'))}>
        ${context.words.shell.later}
      </button>
    </div>`;
  }

  /** On a phone: with the session and the language of the page that showed the code. */
  private readonly goOnFor = ({ token, language }: PhoneLink): void => {
    this.#keeper.give(token);
    this.lang = language;
  };

  /** A part that cannot be fetched is a server that cannot be reached. */
  private miss(again: () => Promise<void>): void {
    const journey = this.#journey;
    if (journey === undefined || journey.stop !== undefined) return;
    journey.stop = { trouble: new Trouble('unreachable'), retry: () => void journey.attempt(again) };
    this.context ??= this.contextIn(beginning);
    this.dispatchEvent(new GatehouseErrorEvent('unreachable'));
    this.requestUpdate();
  }

  /** In the language that was asked for last, however long it takes to come. */
  private async speak(): Promise<void> {
    const page = this.parentElement?.closest<HTMLElement>('[lang]')?.lang;
    const wishes = [this.lang, page ?? '', ...navigator.languages].filter((wish) => wish !== '');
    const coming = languageFor(wishes);
    this.#coming = coming;
    try {
      const language = await coming;
      if (this.#coming !== coming) return;
      this.#language = language;
      this.context = this.contextIn(language);
    } catch {
      if (this.#coming === coming) this.miss(() => this.speak());
    }
  }

  private contextIn({ tag, words }: Language): Context {
    const gatehouse = this.#journey?.gatehouse ?? new Gatehouse(this.apiUrl, this.#keeper);
    const drafts = this.#drafts;
    const missed = (again: () => Promise<void>): void => this.miss(again);
    return { words: merged(words, this.words), locale: tag, gatehouse, drafts, phoneUrl: this.phoneUrl, missed };
  }

  private begin(): void {
    this.#journey?.end();
    const gatehouse = new Gatehouse(this.apiUrl.replace(/\/$/, ''), this.#keeper);
    this.#journey = new Journey(gatehouse, this.#drafts, {
      changed: () => this.follow(),
      submitted: () => this.dispatchEvent(new GatehouseSubmittedEvent()),
      failed: (code: ErrorCode) => this.dispatchEvent(new GatehouseErrorEvent(code)),
    });
    if (this.context !== undefined) this.context = this.contextIn(this.#language);
    if (isSupported()) this.takeSession();
    else this.#journey.stop = { trouble: new Trouble('unsupported'), retry: () => undefined };
  }

  /** Begins once there is a session, and goes on with a new one where the last one ended. */
  private takeSession(): void {
    if (this.phone || !isSupported()) return;
    const isNew = this.#keeper.give(this.sessionToken) || (!this.#keeper.canAsk && this.fetchSession !== undefined);
    this.#keeper.fetchSession = this.fetchSession;
    const journey = this.#journey;
    if (journey !== undefined && !journey.busy && this.#keeper.isThere) this.goOn(journey, isNew);
  }

  /** A page that renders anew gives a new function each time: that alone is no reason to ask again. */
  private goOn(journey: Journey, isNew: boolean): void {
    if (journey.stop?.trouble.code === 'sessionEnded') {
      if (isNew) journey.stop.retry();
    } else if (journey.flow === undefined) void journey.begin();
    else if (isNew) void journey.attempt(() => journey.refresh());
  }

  private follow(): void {
    const before = this.flow;
    this.flow = this.#journey?.flow;
    // Who has just come finds the page as it is; later on, what is new is led to.
    if (before !== undefined && this.flow !== undefined && placeKey(before) !== placeKey(this.flow))
      this.#isFocusWanted = true;
    this.requestUpdate();
  }
}
