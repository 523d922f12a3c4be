import { type TemplateResult, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import type { Context } from '../../elements/context.js';
import type { Question } from '../../questions/question.js';
import type { Field } from '../../questions/field.js';
import type { KnownCountries } from '../../questions/known-countries.js';
import { type Problem, problemText } from '../../questions/problem.js';
import { isBlank } from '../../questions/texts.js';
import type { Values } from '../../questions/values.js';
import { WidgetElement } from '../../elements/widget-element.js';

/** Somebody answered. */
export class FieldChange extends Event {
  static readonly type = 'field-change';

  constructor(
    readonly path: string,
    readonly value: unknown,
  ) {
    super(FieldChange.type, { bubbles: true });
  }
}

/** What the fields of one form are given beside what they ask. */
export interface FormState {
  readonly context: Context;
  readonly values: Values;
  /** What another session gave: masked, to be shown as such. */
  readonly earlier?: Values;
  readonly known?: KnownCountries;
  /** Nothing else is asked: the title says what it is about. */
  readonly alone?: boolean;
  readonly problems: readonly Problem[];
}

/** Makes the elements of the questions that one is made of, and keeps them. */
export interface InnerFields {
  of(question: Question, formState: FormState): FieldElement;
  keep(paths: readonly string[]): void;
  at(path: string): FieldElement | undefined;
  explained(problem: Problem): Problem;
  ready(): Promise<void>;
}

/** One of a list that is opened. */
export interface Option {
  readonly value: string;
  readonly text: string;
}

/**
 * A question with its answer. It tells of every change, keeps nothing itself, and shows the problem that it is given.
 * One that consists of several, such as an address, has the problems of all that lie within its path.
 */
export abstract class FieldElement<V = unknown> extends WidgetElement {
  @property({ attribute: false }) field!: Field;
  /** Where in the payload, with dots; ids are made of it. */
  @property() path = '';
  @property() label = '';
  @property() hint: string | undefined;
  @property({ type: Boolean }) needed = true;
  @property({ attribute: false }) value: V | undefined;
  /** All that is filled in: some questions depend on others. */
  @property({ attribute: false }) values: Values = {};
  @property({ attribute: false }) earlier: Values | undefined;
  /** What other answers let expect. */
  @property({ attribute: false }) known: KnownCountries = {};
  /** Nothing else is asked beside it. */
  @property({ type: Boolean }) alone = false;
  @property({ attribute: false }) problems: readonly Problem[] = [];

  /** For those that are made of several. */
  inner!: InnerFields;

  /** To the first thing to fill in, or to the one with the problem. */
  focusAt(path: string = this.path): void {
    const exact = this.querySelector<HTMLElement>(`#${CSS.escape(idOf(path))}`);
    (exact ?? this.querySelector<HTMLElement>('input, select, textarea, button'))?.focus();
  }

  /** What is wrong with the answer, as far as it can be told here; the server has the last word. */
  found(): readonly Problem[] {
    const { value } = this;
    if (value !== undefined && !(typeof value === 'string' && isBlank(value))) return this.check();
    return this.needed ? [{ path: this.path, code: this.absence }] : [];
  }

  /** With what the field knows about it, such as an example of what is right. */
  explained(problem: Problem): Problem {
    return problem;
  }

  /** Of an answer that is there. */
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

  /** A labelled control: the hint and the problem are read out with it. */
  protected labelled(
    control: TemplateResult,
    { path = this.path, label = this.label, hint = this.hint, needed = this.needed } = {},
  ): TemplateResult {
    return html`<div part="field" class="field">
      <label part="label" for=${idOf(path)}>${label}${this.optionalMark(needed)}</label>
      ${this.hintLine(path, hint)} ${control} ${this.problemLine(path)}
    </div>`;
  }

  /** Several controls under one label: the hint and the problem are read out with it. One of several is wrong as a whole. */
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

  /** The browser's own list: it is searched by typing, on a phone it is the phone's. */
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
    if (problem === undefined) return nothing;
    return html`<p part="problem" class="problem" id="${idOf(path)}-problem">${problemText(this.context.words, problem)}</p>`;
  }

  /** The ids of what describes the control. */
  protected describedBy(path: string = this.path, hint: string | undefined = this.hint): string | typeof nothing {
    const ids = [
      ...(hint === undefined ? [] : [`${idOf(path)}-hint`]),
      ...(this.problemAt(path) === undefined ? [] : [`${idOf(path)}-problem`]),
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
