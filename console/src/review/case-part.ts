import { property } from 'lit/decorators.js';
import type { Review } from '../api/wire.js';
import { Place } from '../parts/place.js';

/** The review was changed, and is as it is told here. */
export class ReviewChanged extends Event {
  static readonly type = 'review-changed';

  constructor() {
    super(ReviewChanged.type, { bubbles: true });
  }
}

/** A part of the page of one review. */
export abstract class CasePart extends Place {
  @property({ attribute: false }) review!: Review;

  protected get path(): string {
    return `/compliance/reviews/${this.review.id}`;
  }

  protected changed(): void {
    this.dispatchEvent(new ReviewChanged());
  }

  protected field(name: string): string {
    const found = this.querySelector<HTMLTextAreaElement | HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
    return found?.value.trim() ?? '';
  }
}
