import { type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import type { AttestationPayload, AttestationType } from '../api/contract.js';
import { ServerRefusal } from '../api/trouble.js';
import { stepAt } from '../flow/flow.js';
import { sentKey } from '../flow/kept-answers.js';
import { type Step as FlowStep, stepIdOf } from '../flow/steps.js';
import { fetchField } from '../fields/field-registry.js';
import { Form, type FormChange, type FormComplete } from '../forms/form.js';
import { formStyles } from '../forms/form.styles.js';
import { type FormType, fieldsOf } from '../forms/forms.js';
import { type Question, isAbout, questionsOf } from '../questions/question.js';
import { type KnownCountries, knownCountries } from '../questions/known-countries.js';
import { prefilled } from '../questions/prefilled.js';
import { type Values, changesIn, hasMasked, readableOf } from '../questions/values.js';
import { define } from '../elements/widget-element.js';
import { backButton } from '../screen-parts/back.js';
import { findingsAt, toldOf } from '../screen-parts/findings.js';
import { remarks } from '../screen-parts/remarks.js';
import { Screen } from '../screen-parts/screen.js';
import { fullTitle } from '../screen-parts/step-titles.js';

/** One attestation: its questions, why it is needed, and previous findings. */
export class StepScreen extends Screen {
  static override readonly sheet = formStyles;

  /** The payload of an earlier session, with personal values masked; before there is one, what the partner said ahead. */
  @state() private earlier: Values | undefined;
  /** Until it is here, nothing is asked: what is there already would be typed again. */
  @state() private isComing = false;
  #shown: string | undefined;

  constructor() {
    super();
    define('gatehouse-form', Form);
  }

  protected override willUpdate(_: PropertyValues): void {
    const step = stepAt(this.flow);
    if (step === undefined || step.id === this.#shown) return;
    this.#shown = step.id;
    this.earlier = step.requirement.prefill;
    this.isComing = step.attestationId !== undefined && this.journey.sent(step) === undefined;
    if (this.isComing) queueMicrotask(() => void this.journey.attempt(() => this.#fetchEarlier(step)));
  }

  override render(): TemplateResult | typeof nothing {
    const step = stepAt(this.flow);
    if (step === undefined || step.type === 'businessAssociatedPersons') return nothing;
    const { words } = this.context;
    return html`<section>
      ${backButton(this)}
      <h2 part="title" tabindex="-1">${fullTitle(this, step)}</h2>
      <p part="lead" class="lead">${words.steps[step.type].about} ${step.requirement.prefill && words.asking.prefilled}</p>
      ${this.#remarks(step, step.type)}
      ${
        this.isComing
          ? html`<p part="loading" class="soft" role="status">${words.shell.loading}</p>`
          : keyed(step.id, this.#form(step, step.type))
      }
    </section>`;
  }

  /** A new form for each step, so that no state of another person is left over. */
  #form(step: FlowStep, type: FormType): TemplateResult {
    return html`<gatehouse-form
        .context=${this.context}
        .fields=${fieldsOf(type)}
        .values=${this.#values(step)}
        .findings=${findingsAt(this.context.words, step, { questions: this.#questions(step, type), others: this.flow.steps })}
        .earlier=${this.earlier}
        .known=${this.#countriesFor(step)}
        .refused=${this.journey.problems}
        .busy=${this.busy}
        @form-change=${({ values }: FormChange) => this.journey.drafts.keep(step.id, values)}
        @form-complete=${({ values }: FormComplete) => this.#send(step, { type, ...values } as AttestationPayload)}
      ></gatehouse-form>`;
  }

  /** Of answers that another session gave, only what changed is sent. */
  #send(step: FlowStep, payload: AttestationPayload): void {
    const { earlier } = this;
    if (earlier && hasMasked(earlier)) void this.journey.change(step, changesIn(payload as unknown as Values, earlier));
    else void this.journey.send(step, payload);
  }

  #values(step: FlowStep): Values {
    const known = this.#known(step) ?? (this.earlier && readableOf(this.earlier));
    // What is being fetched is not guessed meanwhile.
    return known ?? (step.attestationId === undefined ? prefilled(step.type, this.#countriesFor(step)) : {});
  }

  #questions(step: FlowStep, type: FormType): readonly Question[] {
    return questionsOf(fieldsOf(type), this.#values(step));
  }

  #countriesFor({ type, personId }: FlowStep): KnownCountries {
    const { drafts } = this.journey;
    return knownCountries(type, (other) => {
      const id = stepIdOf(other as AttestationType, personId);
      return (drafts.of(id) ?? (drafts.of(sentKey(id)) as { payload: Values } | undefined)?.payload) as
        Values | undefined;
    });
  }

  #known(step: FlowStep): Values | undefined {
    const draft = this.journey.drafts.of(step.id) as Values | undefined;
    return draft ?? (this.journey.sent(step) as Values | undefined);
  }

  /** What the server does not show is asked as if for the first time. */
  async #fetchEarlier({ id, attestationId = '', personId }: FlowStep): Promise<void> {
    const detail = await this.journey.gatehouse.attestation(attestationId, personId).catch((cause: unknown) => {
      if (!(cause instanceof ServerRefusal)) throw cause;
    });
    if (this.#shown !== id) return;
    this.earlier = detail?.payload;
    this.isComing = false;
  }

  /** Findings that are about no field of the form are told before it. */
  #remarks(step: FlowStep, type: FormType): TemplateResult {
    const { words } = this.context;
    const questions = this.#questions(step, type);
    const elsewhere = toldOf(step.failures).filter(
      ({ field = '' }) => !questions.some((question) => isAbout(question, field)),
    );
    return html`${remarks(this, step, elsewhere)}
      ${this.journey.notSubmitted ? html`<p part="note" class="note danger" role="alert">${words.summary.notSubmitted}</p>` : nothing}
      ${this.journey.notSaved ? html`<p part="note" class="note danger" role="alert">${words.shell.notSaved}</p>` : nothing}`;
  }
}

/** Fetches what these steps ask with. What is missed now is fetched, or told, when it is needed. */
export function fetchAhead(steps: readonly FlowStep[]): void {
  for (const { type } of steps)
    if (type !== 'businessAssociatedPersons')
      for (const { field } of questionsOf(fieldsOf(type), {})) void fetchField(field.kind).catch(() => undefined);
}
