import { type TemplateResult, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from '../elements/live.js';
import type { Context } from '../elements/context.js';
import type { Question } from '../questions/question.js';
import type { Field } from '../questions/field.js';
import type { KnownCountries } from '../questions/known-countries.js';
import { type FieldFinding, type Problem, problemText } from '../questions/problem.js';
import { isBlank } from '../questions/texts.js';
import type { Values } from '../questions/values.js';
import { WidgetElement } from '../elements/widget-element.js';

/** The answer to a question changed. */
export class FieldChange extends Event {
  static readonly type = 'field-change';

  constructor(
    readonly path: string,
    readonly value: unknown,
  ) {
    super(FieldChange.type, { bubbles: true });
  }
}

/** What a form passes to all of its fields. */
export interface FormState {
  readonly context: Context;
  readonly values: Values;
  /** The masked answers of another session, shown as such. */
  readonly earlier?: Values | undefined;
  readonly known?: KnownCountries;
  /** Set when this is the only question: the title of the step already names it. */
  readonly alone?: boolean;
  readonly problems: readonly Problem[];
  readonly findings?: readonly FieldFinding[];
}

/** Creates and keeps the elements of the fields inside a composite field. */
export interface InnerFields {
  of(question: Question, formState: FormState): FieldElement;
  keep(paths: readonly string[]): void;
  at(path: string): FieldElement | undefined;
  explained(problem: Problem): Problem;
  ready(): Promise<void>;
}

/** An entry of a drop-down list. */
export interface Option {
  readonly value: string;
  readonly text: string;
}

/**
 * A question with its answer. It reports every change, stores nothing, and shows the problems that it is given.
 * A composite field, such as an address, gets the problems of all paths below its own.
 */
export abstract class FieldElement<V = unknown> extends WidgetElement {
  @property({ attribute: false }) field!: Field;
  /** The dotted path in the payload, from which element ids are made. */
  @property() path = '';
  @property() label = '';
  @property() hint: string | undefined;
  @property({ type: Boolean }) needed = true;
  @property({ attribute: false }) value: V | undefined;
  /** All answers of the form: some questions depend on others. */
  @property({ attribute: false }) values: Values = {};
  @property({ attribute: false }) earlier: Values | undefined;
  /** What other answers suggest. */
  @property({ attribute: false }) known: KnownCountries = {};
  /** Set when this is the only question of the form. */
  @property({ type: Boolean }) alone = false;
  @property({ attribute: false }) problems: readonly Problem[] = [];
  @property({ attribute: false }) findings: readonly FieldFinding[] = [];

  /** Used by composite fields. */
  inner!: InnerFields;

  /** Focuses the input at the path, or the first one. */
  focusAt(path: string = this.path): void {
    const exact = this.querySelector<HTMLElement>(`#${CSS.escape(idOf(path))}`);
    (exact ?? this.querySelector<HTMLElement>('input, select, textarea, button'))?.focus();
  }

  /** Checks the answer as far as the browser can; the server has the last word. */
  found(): readonly Problem[] {
    const { value } = this;
    if (value !== undefined && !(typeof value === 'string' && isBlank(value))) return this.check();
    return this.needed ? [{ path: this.path, code: this.absence }] : [];
  }

  /** Adds what the field knows, such as an example of a valid answer. */
  explained(problem: Problem): Problem {
    return problem;
  }

  /** Checks an answer that is not empty. */
  protected check(): readonly Problem[] {
    return [];
  }

  protected readonly absence: Problem['code'] = 'required';

  protected change(value: V | undefined, path: string = this.path): void {
    this.dispatchEvent(new FieldChange(path, value));
  }

  protected problemAt(path: string = this.path): Problem | undefined {
    return this.problems.find((problem) => problem.path === path);
  }

  /** A labelled control, described by its hint and problem for screen readers. */
  protected labelled(
    control: TemplateResult,
    { path = this.path, label = this.label, hint = this.hint, needed = this.needed } = {},
  ): TemplateResult {
    return html`<div part="field" class="field">
      <label part="label" for=${idOf(path)}>${label}${this.optionalMark(needed)}</label>
      ${this.hintLine(path, hint)} ${control} ${this.problemLine(path)}
    </div>`;
  }

  /** Several controls under one legend. A radio group is marked invalid as a whole. */
  protected grouped(controls: TemplateResult, { oneOf = false } = {}): TemplateResult {
    return html`<fieldset
      part="field"
      class="field"
      role=${oneOf ? 'radiogroup' : nothing}
      aria-describedby=${this.describedBy()}
      aria-invalid=${oneOf ? this.invalid() : nothing}
    >
      <legend part="label">${this.label}${this.optionalMark()}</legend>
      ${this.hintLine()} ${controls} ${this.problemLine()}
    </fieldset>`;
  }

  protected hintLine(path: string = this.path, hint: string | undefined = this.hint): TemplateResult | typeof nothing {
    return hint === undefined ? nothing : html`<p part="hint" class="hint" id="${idOf(path)}-hint">${hint}</p>`;
  }

  protected optionalMark(needed: boolean = this.needed): TemplateResult | typeof nothing {
    return needed ? nothing : html` <small part="optional">${this.context.words.shell.optional}</small>`;
  }

  /** A native select: it supports type-ahead, and phones show their own picker. */
  protected list(
    options: readonly Option[],
    chosen: string | undefined,
    { path = this.path, hint = this.hint, needed = this.needed, autocomplete = 'off' } = {},
  ): TemplateResult {
    return html`<select
      part="input"
      class="input"
      id=${idOf(path)}
      autocomplete=${autocomplete}
      ?required=${needed}
      aria-describedby=${this.describedBy(path, hint)}
      aria-invalid=${this.invalid(path)}
      @change=${(event: Event) => this.change(((event.target as HTMLSelectElement).value || undefined) as V | undefined, path)}
    >
      <option value="" .selected=${live(chosen === undefined)}>${this.context.words.shell.choose}</option>
      ${options.map(({ value, text }) => html`<option value=${value} .selected=${live(value === chosen)}>${text}</option>`)}
    </select>`;
  }

  protected problemLine(path: string = this.path): TemplateResult | typeof nothing {
    const problem = this.problemAt(path);
    const findings = this.findingsAt(path);
    if (problem === undefined && findings.length === 0) return nothing;
    return html`${problem === undefined ? nothing : html`<p part="problem" class="problem" id="${idOf(path)}-problem">${problemText(this.context.words, problem)}</p>`}${
      findings.length === 0
        ? nothing
        : html`<div id="${idOf(path)}-finding">${findings.map(
            ({ text, isBlocking }) =>
              html`<p part="finding" class="finding ${isBlocking ? 'danger' : 'warning'}">${text}</p>`,
          )}</div>`
    }`;
  }

  protected findingsAt(path: string): readonly FieldFinding[] {
    return this.findings.filter((finding) => finding.path === path);
  }

  /** For `aria-describedby`: the ids of the hint and the problem. */
  protected describedBy(path: string = this.path, hint: string | undefined = this.hint): string | typeof nothing {
    const ids = [
      ...(hint === undefined ? [] : [`${idOf(path)}-hint`]),
      ...(this.problemAt(path) === undefined ? [] : [`${idOf(path)}-problem`]),
      ...(this.findingsAt(path).length === 0 ? [] : [`${idOf(path)}-finding`]),
    ];
    return ids.length === 0 ? nothing : ids.join(' ');
  }

  protected invalid(path: string = this.path): 'true' | typeof nothing {
    return this.problemAt(path) === undefined ? nothing : 'true';
  }
}

export function idOf(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}
