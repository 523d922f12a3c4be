import type { Gatehouse } from '../api/gatehouse.js';
import type { ReviewAnswer } from './flow.js';

/** Reads everything of a review. Responses may arrive out of order: a later request has the newer state. */
export class ReviewReader {
  #turn = 0;
  #answered = 0;

  constructor(private readonly gatehouse: Gatehouse) {}

  /** Nothing, if a later request was answered before. */
  async read(): Promise<ReviewAnswer | undefined> {
    const turn = ++this.#turn;
    const reading = [this.gatehouse.review(), this.gatehouse.requirements(), this.gatehouse.terms()] as const;
    const [review, requirements, terms] = await Promise.all(reading);
    if (turn < this.#answered) return undefined;
    this.#answered = turn;
    return { review, requirements, terms };
  }
}
