import type { Gatehouse } from '../api/gatehouse.js';
import { newId } from '../api/new-id.js';
import { ServerRefusal, Trouble, isAboutSession } from '../api/trouble.js';
import type { AttestationPayload } from '../api/contract.js';
import type { Drafts } from '../drafts/drafts.js';
import type { Problem } from '../questions/problem.js';
import type { Values } from '../questions/values.js';
import {
  type Flow,
  type ReviewAnswer,
  type FlowAction,
  type FlowPlace,
  startFlow,
  canSubmit,
  isOpen,
  reduceFlow,
  stepAt,
} from './flow.js';
import type { JourneyListener, SendHooks } from './journey-listener.js';
import { type Sent, keepCorrections, keepSent, keptCorrections, keptSent } from './kept-answers.js';
import { ReviewPoller } from './review-poller.js';
import { ReviewReader } from './review-reader.js';
import { PersonNames } from './person-names.js';
import { refusalProblems } from './refusal-problems.js';
import { signTerms } from './sign-terms.js';
import type { Step } from './steps.js';

export { sentKey } from './kept-answers.js';

/** The journey cannot continue without the person. */
export interface JourneyStop {
  readonly trouble: Trouble;
  readonly retry: () => void;
}

/** Takes a person through one review: sends their actions to the server and shows its answers. */
export class Journey {
  flow: Flow | undefined;
  stop: JourneyStop | undefined;
  /** A request is in progress. */
  busy = false;
  /** What the server found wrong in the current step, or `notSaved` if it refused the step as a whole. */
  problems: readonly Problem[] = [];
  notSaved = false;
  /** The server refused the submission because the review has changed in the meantime. */
  notSubmitted = false;
  /** The refusal of the last action, if there was one. */
  refusal: ServerRefusal | undefined;
  readonly names: PersonNames;

  readonly #poller: ReviewPoller;
  readonly #reader: ReviewReader;
  #ended = false;

  constructor(
    readonly gatehouse: Gatehouse,
    readonly drafts: Drafts,
    private readonly listener: JourneyListener,
  ) {
    this.#poller = new ReviewPoller(() => this.#poll());
    this.#reader = new ReviewReader(gatehouse);
    this.names = new PersonNames(gatehouse, () => this.#act({ type: 'named' }));
  }

  async begin(): Promise<void> {
    await this.attempt(() => this.refresh());
  }

  /** Called when the element is removed from the page. */
  end(): void {
    this.#ended = true;
    this.#poller.stop();
  }

  go(place: FlowPlace): void {
    this.#reset();
    this.#act({ type: 'went', place });
  }

  acknowledge(acknowledged: boolean): void {
    this.#act({ type: 'acknowledged', acknowledged });
  }

  /** Uploads the answers of a step. A retry after a lost response uses the same idempotency key. */
  async send(step: Step, payload: AttestationPayload, hooks: SendHooks = {}): Promise<void> {
    if (this.busy) return;
    const key = newId();
    await this.attempt(async () => {
      await hooks.before?.();
      const uploaded = await this.gatehouse.upload(payload, step.personId, key);
      await hooks.after?.();
      await this.#complete(step, { id: uploaded.id, payload });
    });
  }

  /** If the server has another version by now, that one is shown instead. */
  async acceptTerms(signedBy: string): Promise<void> {
    const terms = this.flow?.terms;
    if (terms === undefined || this.busy) return;
    const key = newId();
    await this.attempt(async () => {
      const areSigned = await signTerms(this.gatehouse, { version: terms.version, signedBy }, key);
      await this.refresh();
      this.notSaved = !areSigned;
    });
  }

  /** Changes some of the answers that another session sent, without the others. */
  async change(step: Step, changes: Values): Promise<void> {
    const { attestationId: id } = step;
    if (this.busy || id === undefined) return;
    const key = newId();
    await this.attempt(async () => {
      if (Object.keys(changes).length > 0) await this.gatehouse.change({ id, changes }, step.personId, key);
      await this.#complete(step, undefined);
    });
  }

  async #complete(step: Step, sent: Sent | undefined): Promise<void> {
    if (this.#ended) return;
    keepSent(this.drafts, step, sent);
    await this.refresh();
    this.#act({ type: 'completed', id: step.id });
  }

  /** The payload that this tab sent for the step, if it is still the latest one on the server. */
  sent(step: Step): AttestationPayload | undefined {
    return keptSent(this.drafts, step);
  }

  /** A retry after a lost response uses the same idempotency key, so the review is submitted once. */
  async submit(declaration: string): Promise<void> {
    const { flow } = this;
    if (flow === undefined || this.busy || !canSubmit(flow)) return;
    const key = newId();
    await this.attempt(async () => {
      const review = await this.gatehouse
        .submit({ acknowledgeWarnings: flow.acknowledged, declaration }, key)
        .catch((cause: unknown) => {
          this.notSubmitted = cause instanceof ServerRefusal;
          throw cause;
        });
      this.listener.submitted();
      this.#act({ type: 'reviewAnswered', review });
    });
  }

  /** Runs requests, and shows their outcome. */
  async attempt(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.stop = undefined;
    this.#reset();
    this.listener.changed();
    try {
      await work();
    } catch (cause) {
      await this.#fail(cause, () => void this.attempt(work));
    } finally {
      this.busy = false;
      this.#settle();
    }
  }

  /** Reads the review again: the server is the source of truth. */
  async refresh(): Promise<void> {
    const answer = await this.#reader.read();
    if (answer === undefined) return;
    if (answer.review.id === this.flow?.review.id) this.#act({ type: 'answered', ...answer });
    else await this.#open(answer);
  }

  /** Starts over: a new session may belong to another review. */
  async #open(answer: ReviewAnswer): Promise<void> {
    await this.drafts.open(answer.review.id, () => this.#act({ type: 'restored' }));
    this.flow = startFlow(answer, keptCorrections(this.drafts));
    this.#follow();
    this.#settle();
  }

  #act(action: FlowAction): void {
    if (this.flow !== undefined) this.flow = reduceFlow(this.flow, action);
    this.#follow();
    this.#settle();
  }

  /** Stores what was sent back, for a reload, and looks up names of people. */
  #follow(): void {
    const { flow } = this;
    if (flow === undefined) return;
    // Submitted, here or elsewhere: drafts are no longer needed.
    if (!isOpen(flow)) return this.drafts.forget();
    keepCorrections(this.drafts, flow.toFix);
    this.names.learn(flow.steps, (step) => this.sent(step) ?? this.drafts.of(step.id));
  }

  #reset(): void {
    this.problems = [];
    this.notSaved = false;
    this.notSubmitted = false;
    this.refusal = undefined;
  }

  #settle(): void {
    if (this.#ended) return;
    this.#poller.for(this.flow);
    this.listener.changed();
  }

  /** Refreshes in the background; failures are retried later. */
  async #poll(): Promise<void> {
    if (this.busy || this.stop !== undefined) return;
    try {
      await this.refresh();
    } catch (cause) {
      if (cause instanceof Trouble && isAboutSession(cause))
        await this.#fail(cause, () => void this.attempt(() => this.refresh()));
      this.#settle();
    }
  }

  async #fail(cause: unknown, retry: () => void): Promise<void> {
    if (cause instanceof Trouble) this.stop = { trouble: cause, retry };
    else if (cause instanceof ServerRefusal) await this.#refuse(cause);
    else {
      this.stop = { trouble: new Trouble('internal'), retry };
      this.listener.broke(cause);
      return;
    }
    // An answer that has to be corrected is no failure of anything.
    if (this.problems.length === 0) this.listener.failed(cause);
  }

  /** Shows field problems, or the current review if it has changed in the meantime. */
  async #refuse(refusal: ServerRefusal): Promise<void> {
    this.refusal = refusal;
    // The key is of another kind, or the review is gone.
    if (this.flow === undefined) {
      this.stop = { trouble: new Trouble('sessionEnded', refusal), retry: () => void this.begin() };
      return;
    }
    this.problems = refusalProblems(refusal);
    if (this.problems.length > 0) return;
    await this.refresh().catch(() => undefined);
    const isAtStep = isOpen(this.flow) && stepAt(this.flow) !== undefined;
    this.notSubmitted &&= isOpen(this.flow);
    this.notSaved = isAtStep && !this.notSubmitted;
  }
}
