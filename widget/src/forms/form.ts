import { type TemplateResult, html } from 'lit';
import { property, state } from 'lit/decorators.js';
import { FieldRegistry } from '../fields/field-registry.js';
import { type FieldChange, idOf } from '../field-element/field-element.js';
import { counted } from '../languages/phrases.js';
import { WidgetElement } from '../elements/widget-element.js';
import { questionsOf, labelOf, fieldNameAt } from '../questions/question.js';
import type { AnyFields } from '../questions/field.js';
import type { KnownCountries } from '../questions/known-countries.js';
import { type FieldFinding, type Problem, problemText } from '../questions/problem.js';
import { payloadValues } from './payload-values.js';
import { type Values, withValue } from '../questions/values.js';

/** The form was submitted and has no problems that the browser can find. */
export class FormComplete extends Event {
  static readonly type = 'form-complete';

  constructor(readonly values: Values) {
    super(FormComplete.type, { bubbles: true });
  }
}

/** An answer changed. */
export class FormChange extends Event {
  static readonly type = 'form-change';

  constructor(readonly values: Values) {
    super(FormChange.type, { bubbles: true });
  }
}

/** Renders a table of fields. A summary at the top lists all problems, each linked to its field. */
export class Form extends WidgetElement {
  @property({ attribute: false }) fields: AnyFields = {};
  @property({ attribute: false }) values: Values = {};
  /** The masked answers of another session. */
  @property({ attribute: false }) earlier: Values | undefined;
  @property({ attribute: false }) known: KnownCountries = {};
  /** Problems that the server found. */
  @property({ attribute: false }) refused: readonly Problem[] = [];
  /** What the checks of the server found. */
  @property({ attribute: false }) findings: readonly FieldFinding[] = [];
  @property({ type: Boolean }) busy = false;
  /** A field that is still loading is waited for. */
  @state() private isWaiting = false;
  @state() private found: readonly Problem[] = [];
  /** Paths that were changed after the server found problems there. */
  @state() private mended: readonly string[] = [];

  readonly #elements = new FieldRegistry();

  override render(): TemplateResult {
    const { words } = this.context;
    const questions = questionsOf(this.fields, this.values);
    this.#elements.keep(questions.map(({ path }) => path));
    const { context, values, earlier, known, problems } = this;
    const isBusy = this.busy || this.isWaiting;
    const formState = {
      context,
      values,
      earlier,
      known,
      problems,
      findings: this.findings.filter(
        ({ path }) => !this.mended.some((place) => isWithin(place, path) || isWithin(path, place)),
      ),
      alone: questions.length === 1,
    };
    return html`<form part="form" novalidate ?inert=${isBusy} @submit=${this.#submitted} @field-change=${this.#changed}>
      ${this.#problemSummary()}
      ${questions.map((question) => this.#elements.of(question, formState))}
      <div part="actions" class="actions">
        <button part="button primary" class="button primary" type="submit" ?disabled=${isBusy}>
          ${isBusy ? words.shell.saving : words.shell.continue}
        </button>
      </div>
    </form>`;
  }

  /** Problems of other questions no longer apply. */
  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('fields')) this.found = [];
    if (changed.has('refused')) this.mended = [];
    if (changed.has('refused') && this.refused.length > 0) void this.#showProblems();
  }

  private get problems(): readonly Problem[] {
    const refused = this.refused.filter(({ path }) => !this.mended.some((place) => isWithin(place, path)));
    const problems = [...this.found, ...refused];
    return problems.map((problem) => this.#elements.explained(problem));
  }

  #problemSummary(): TemplateResult | string {
    const { words, locale } = this.context;
    const problems = this.problems;
    if (problems.length === 0) return '';
    return html`<div part="problem-summary" class="problem-summary" role="alert" tabindex="-1" id="problem-summary">
      <h3>${counted(words.shell.problemsTitle, problems.length, locale)}</h3>
      <ul>
        ${problems.map(
          (problem) => html`<li>
            <a href="#${idOf(problem.path)}" @click=${(event: Event) => this.#goTo(event, problem)}
              >${this.#labelAt(problem.path)} ${problemText(words, problem)}</a
            >
          </li>`,
        )}
      </ul>
    </div>`;
  }

  /** With several addresses in the form, the label says which one is meant. */
  #labelAt(path: string): string {
    const questions = questionsOf(this.fields, this.values);
    const outer = questions.find(
      (one) => one.field.kind === 'address' && questions.length > 1 && isWithin(path, one.path),
    );
    const names = [...(outer === undefined || outer.path === path ? [] : [outer.name]), fieldNameAt(path)];
    const label = names.map((name) => labelOf(this.context, name)).join(', ');
    return /[?？؟]$/.test(label) ? label : `${label}:`;
  }

  #goTo(event: Event, { path }: Problem): void {
    event.preventDefault();
    this.#elements.at(path)?.focusAt(path);
  }

  #changed(event: FieldChange): void {
    event.stopPropagation();
    this.values = withValue(this.values, event.path, event.value);
    this.found = this.found.filter(({ path }) => !isWithin(event.path, path));
    this.mended = [...this.mended, event.path];
    this.dispatchEvent(new FormChange(this.values));
  }

  #submitted(event: Event): void {
    event.preventDefault();
    if (!this.busy && !this.isWaiting) void this.guard(() => this.#complete());
  }

  async #complete(): Promise<void> {
    this.isWaiting = true;
    await this.#elements.ready().finally(() => (this.isWaiting = false));
    this.found = this.#elements.all.flatMap((element) => element.found());
    if (this.found.length > 0) await this.#showProblems();
    else this.dispatchEvent(new FormComplete(payloadValues(questionsOf(this.fields, this.values), this.values)));
  }

  async #showProblems(): Promise<void> {
    await this.updateComplete;
    this.querySelector<HTMLElement>('#problem-summary')?.focus();
  }
}

function isWithin(place: string, path: string): boolean {
  return place === path || place.startsWith(`${path}.`);
}
