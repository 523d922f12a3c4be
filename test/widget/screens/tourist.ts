import type { AttestationType } from '#contracts';
import type { Visit } from '../stage.js';
import { Visitor } from '../visitor.js';
import type { Look } from './every-screen.js';

/** A visitor who calls back at every step before going on, once for each kind. */
export class Tourist extends Visitor {
  private readonly seen = new Set<string>();
  private step: AttestationType | undefined;

  constructor(
    { visitor: { page, words, hands } }: Visit,
    private readonly look: Look,
    private readonly before: (step: AttestationType) => Promise<void> = () => Promise.resolve(),
  ) {
    super(page, words, hands);
  }

  override async shown(step: AttestationType): Promise<void> {
    await super.shown(step);
    this.step = step;
    if (!this.seen.has(step)) await this.before(step);
  }

  override async goOn(): Promise<void> {
    const { step = 'none' } = this;
    if (!this.seen.has(step)) await this.look(step, this.page);
    this.seen.add(step);
    await super.goOn();
  }
}
