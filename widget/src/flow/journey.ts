import type { Gatehouse } from '../api/gatehouse.js';
import { newId } from '../api/new-id.js';
import { ServerRefusal, Trouble } from '../api/trouble.js';
import type { Requirement, Review } from '../api/wire.js';
import type { AttestationPayload } from '../api/contract.js';
import type { Drafts } from '../drafts/drafts.js';
import type { Problem } from '../questions/problem.js';
import {
  type Flow,
  type FlowAction,
  type FlowPlace,
  startFlow,
  canSubmit,
  isOpen,
  reduceFlow,
  stepAt,
} from './flow.js';
import { ReviewPoller } from './review-poller.js';
import type { Correction } from './corrections.js';
import { PersonNames } from './person-names.js';
import { refusalProblems } from './refusal-problems.js';
import type { Step, StepId } from './steps.js';

/** Something does not go on by itself. */
export interface JourneyStop {
  readonly trouble: Trouble;
  readonly retry: () => void;
}

/** What else is done with the server when an answer is sent; all of it once more when any of it was lost. */
export interface SendHooks {
  before?(): Promise<void>;
  after?(): Promise<void>;
}

/** What the page is told. */
export interface JourneyListener {
  changed(): void;
  submitted(): void;
  failed(code: Trouble['code'] | 'refused'): void;
}

/** Takes somebody through one review: what they do goes to the server, and what it answers is what they see. */
export class Journey {
  flow: Flow | undefined;
  stop: JourneyStop | undefined;
  /** Something is under way, and is waited for. */
  busy = false;
  /** What the server has against the step that is shown, or `notSaved` against all of it. */
  problems: readonly Problem[] = [];
  notSaved = false;
  /** The server did not take the submission: something has changed, and is shown now. */
  notSubmitted = false;
  /** The last thing that was wanted, if the server refused it. */
  refusal: ServerRefusal | undefined;
  readonly names: PersonNames;

  readonly #poller: ReviewPoller;
  #ended = false;
  #turn = 0;
  #answered = 0;

  constructor(
    readonly gatehouse: Gatehouse,
    readonly drafts: Drafts,
    private readonly listener: JourneyListener,
  ) {
    this.#poller = new ReviewPoller(() => this.poll());
    this.names = new PersonNames(gatehouse, () => this.act({ type: 'named' }));
  }

  async begin(): Promise<void> {
    await this.attempt(() => this.refresh());
  }

  /** The element is gone. */
  end(): void {
    this.#ended = true;
    this.#poller.stop();
  }

  go(place: FlowPlace): void {
    this.forgive();
    this.act({ type: 'went', place });
  }

  acknowledge(acknowledged: boolean): void {
    this.act({ type: 'acknowledged', acknowledged });
  }

  /** What was filled in for a step. Sent once more after a lost answer, it is the same upload. */
  async send(step: Step, payload: AttestationPayload, hooks: SendHooks = {}): Promise<void> {
    if (this.busy) return;
    const key = newId();
    await this.attempt(async () => {
      await hooks.before?.();
      const uploaded = await this.gatehouse.upload(payload, step.personId, key);
      await hooks.after?.();
      if (this.#ended) return;
      this.drafts.keep(step.id, undefined);
      this.drafts.keep(sentKey(step.id), { id: uploaded.id, payload });
      await this.refresh();
      this.act({ type: 'completed', id: step.id });
    });
  }

  /** What this tab has sent for the step, if the server still has just that. */
  sent(step: Step): AttestationPayload | undefined {
    const sent = this.drafts.of(sentKey(step.id)) as { id: string; payload: AttestationPayload } | undefined;
    return sent?.id === step.attestationId ? sent?.payload : undefined;
  }

  /** Sent once more after a lost answer, it is the same submission: the server takes it once. */
  async submit(): Promise<void> {
    const { flow } = this;
    if (flow === undefined || this.busy || !canSubmit(flow)) return;
    const key = newId();
    await this.attempt(async () => {
      const review = await this.gatehouse.submit(flow.acknowledged, key).catch((cause: unknown) => {
        this.notSubmitted = cause instanceof ServerRefusal;
        throw cause;
      });
      this.listener.submitted();
      this.act({ type: 'reviewAnswered', review });
    });
  }

  /** Does something with the server, and shows what comes of it. */
  async attempt(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.stop = undefined;
    this.forgive();
    this.listener.changed();
    try {
      await work();
    } catch (cause) {
      await this.fail(cause, () => void this.attempt(work));
    } finally {
      this.busy = false;
      this.settle();
    }
  }

  /** The server's review is the truth. */
  async refresh(): Promise<void> {
    const turn = ++this.#turn;
    const [review, requirements] = await Promise.all([this.gatehouse.review(), this.gatehouse.requirements()]);
    // What was asked for later is newer, also when it is answered first.
    if (turn < this.#answered) return;
    this.#answered = turn;
    if (review.id === this.flow?.review.id) this.act({ type: 'answered', review, requirements });
    else await this.open(review, requirements);
  }

  /** From the beginning: a new session may be about another review. */
  private async open(review: Review, requirements: readonly Requirement[]): Promise<void> {
    await this.drafts.open(review.id);
    this.flow = startFlow(review, requirements, this.drafts.of(correctionsKey) as readonly Correction[] | undefined);
    this.follow();
    this.settle();
  }

  private act(action: FlowAction): void {
    if (this.flow !== undefined) this.flow = reduceFlow(this.flow, action);
    this.follow();
    this.settle();
  }

  /** What was sent back is remembered over a reload; who is meant is looked up. */
  private follow(): void {
    const { flow } = this;
    if (flow === undefined) return;
    // Submitted, here or elsewhere: what was typed is the server's now.
    if (!isOpen(flow)) return this.drafts.forget();
    const kept = flow.toFix.length === 0 ? undefined : flow.toFix;
    if (this.drafts.of(correctionsKey) !== kept) this.drafts.keep(correctionsKey, kept);
    this.names.learn(flow.steps, (step) => this.sent(step));
  }

  private forgive(): void {
    this.problems = [];
    this.notSaved = false;
    this.notSubmitted = false;
    this.refusal = undefined;
  }

  private settle(): void {
    if (this.#ended) return;
    this.#poller.for(this.flow);
    this.listener.changed();
  }

  /** By itself, now and then: what does not work is tried again later. */
  private async poll(): Promise<void> {
    if (this.busy || this.stop !== undefined) return;
    try {
      await this.refresh();
    } catch (cause) {
      if (cause instanceof Trouble && cause.code === 'sessionEnded')
        await this.fail(cause, () => void this.attempt(() => this.refresh()));
      this.settle();
    }
  }

  private async fail(cause: unknown, retry: () => void): Promise<void> {
    if (cause instanceof Trouble) this.stop = { trouble: cause, retry };
    else if (cause instanceof ServerRefusal) await this.refuse(cause);
    else throw cause;
    this.listener.failed(cause instanceof Trouble ? cause.code : 'refused');
  }

  /** What was refused because the review is not what it was is shown by showing what it is. */
  private async refuse(refusal: ServerRefusal): Promise<void> {
    this.refusal = refusal;
    // A key of another kind, or a review that is gone: there is nothing to show.
    if (this.flow === undefined) {
      this.stop = { trouble: new Trouble('sessionEnded'), retry: () => void this.begin() };
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

const correctionsKey = 'mending';

export function sentKey(id: StepId): string {
  return `sent:${id}`;
}
