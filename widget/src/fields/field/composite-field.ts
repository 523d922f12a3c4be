import { type TemplateResult, html } from 'lit';
import { type Question, questionsOf } from '../../questions/question.js';
import type { AnyFields } from '../../questions/field.js';
import type { Problem } from '../../questions/problem.js';
import { type Values, isRecord } from '../../questions/values.js';
import { type FieldChange, FieldElement } from './field-element.js';

/** A question made of several. Each tells the form of its changes by itself, and shows its own problems. */
export abstract class CompositeField extends FieldElement<Values> {
  /** What is asked within, as it depends on what was answered. */
  protected abstract fields(given: Values): AnyFields;

  /** Where an inner answer changes what others may be. */
  protected abstract answered(event: FieldChange): void;

  override render(): TemplateResult {
    const questions = this.questions();
    this.inner.keep(questions.map(({ path }) => path));
    return html`<fieldset part="field-group" class=${this.alone ? '' : 'field-group'} @field-change=${this.answered}>
      <legend part="group-label" class=${this.alone ? 'visually-hidden' : 'group-label'}>${this.label}${this.optionalMark()}</legend>
      ${this.problemLine()} ${questions.map((question) => this.create(question))}
    </fieldset>`;
  }

  override found(): readonly Problem[] {
    return this.questions().flatMap(({ path }) => this.inner.at(path)?.found() ?? []);
  }

  override explained(problem: Problem): Problem {
    return this.inner.explained(problem);
  }

  override focusAt(path: string = this.path): void {
    const inner = this.inner.at(path);
    if (inner === undefined) super.focusAt();
    else inner.focusAt(path);
  }

  /** Drawn once what is within is drawn. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    await this.inner.ready();
    return isDone;
  }

  protected given(): Values {
    return isRecord(this.value) ? this.value : {};
  }

  /** The element for one of them; who knows it better gives it other words. */
  protected create(question: Question): FieldElement {
    const { context, values, earlier, known, problems } = this;
    return this.inner.of(question, {
      context,
      values,
      known,
      problems,
      ...(earlier === undefined ? {} : { earlier }),
    });
  }

  private questions(): readonly Question[] {
    return questionsOf(this.fields(this.given()), this.values, this.path);
  }
}
