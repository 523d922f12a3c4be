import { type TemplateResult, html } from 'lit';
import { type Question, isAbout, questionsOf } from '../questions/question.js';
import type { AnyFields } from '../questions/field.js';
import type { FieldFinding, Problem } from '../questions/problem.js';
import { type Values, isRecord } from '../questions/values.js';
import { type FieldChange, FieldElement } from './field-element.js';

/** A question made of several fields. Each reports its own changes to the form and shows its own problems. */
export abstract class CompositeField extends FieldElement<Values> {
  /** The inner fields, which may depend on the answers so far. */
  protected abstract fields(given: Values): AnyFields;

  /** Called when an inner answer changes, to clear those that depend on it. */
  protected abstract answered(event: FieldChange): void;

  override render(): TemplateResult {
    const questions = this.#questions();
    this.inner.keep(questions.map(({ path }) => path));
    return html`<fieldset part="field-group" class=${this.alone ? '' : 'field-group'} @field-change=${this.answered}>
      <legend part="group-label" class=${this.alone ? 'visually-hidden' : 'group-label'}>${this.label}${this.optionalMark()}</legend>
      ${this.problemLine()} ${questions.map((question) => this.create(question))}
    </fieldset>`;
  }

  override found(): readonly Problem[] {
    return this.#questions().flatMap(({ path }) => this.inner.at(path)?.found() ?? []);
  }

  override explained(problem: Problem): Problem {
    return this.inner.explained(problem);
  }

  override focusAt(path: string = this.path): void {
    const inner = this.inner.at(path);
    if (inner === undefined) super.focusAt();
    else inner.focusAt(path);
  }

  /** Complete once the inner fields are rendered. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.inner.ready();
    return isDone;
  }

  protected given(): Values {
    return isRecord(this.value) ? this.value : {};
  }

  /** Creates the element of an inner field; subclasses adjust its label and hint. */
  protected create(question: Question): FieldElement {
    const { context, values, earlier, known, problems, findings } = this;
    return this.inner.of(question, { context, values, earlier, known, problems, findings });
  }

  /** What is about none of the inner questions is shown before them. */
  protected override findingsAt(path: string): readonly FieldFinding[] {
    if (path !== this.path) return super.findingsAt(path);
    const questions = this.#questions();
    return this.findings.filter((finding) => !questions.some((question) => isAbout(question, finding.path)));
  }

  #questions(): readonly Question[] {
    return questionsOf(this.fields(this.given()), this.values, this.path);
  }
}
