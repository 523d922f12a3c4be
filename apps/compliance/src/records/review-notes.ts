import { Injectable } from '@nestjs/common';
import { type Page, type PageQuery, defaultPageSize, greatestId, pageOf } from '#contracts';
import { Reads, type Tx } from '#database';
import { Clock, Ids } from '#runtime';
import { type SealedPlace, Vault } from '#vault';
import { ReviewNote } from './review-note.entity.js';
import type { Review } from './review.entity.js';

type Reviewed = Pick<Review, 'organizationId' | 'id'>;

export interface OpenedNote extends Omit<ReviewNote, 'text'> {
  readonly text: string;
}

/** Notes and internal reasons: sealed, and gone with the data of the organization. */
@Injectable()
export class ReviewNotes {
  constructor(
    private readonly reads: Reads,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async keep(tx: Tx, { organizationId, id: reviewId }: Reviewed, author: string, text: string): Promise<OpenedNote> {
    const id = this.ids.next();
    const sealed = await this.vault.seal(tx, placeOf(organizationId, id), text);
    const note = { organizationId, id, reviewId, author, createdAt: this.clock.now() };
    tx.insert(ReviewNote, { ...note, text: sealed });
    return { ...note, text };
  }

  async page(review: Reviewed, { limit = defaultPageSize, nextId = greatestId }: PageQuery): Promise<Page<OpenedNote>> {
    const { organizationId, id } = review;
    const rows = await this.reads.many(
      ReviewNote,
      'SELECT * FROM review_note WHERE organization_id = $1 AND review_id = $2 AND id <= $3 ORDER BY id DESC LIMIT $4',
      [organizationId, id, nextId, limit + 1],
    );
    const page = pageOf(rows, limit);
    if (!(await this.vault.isOpenable(organizationId))) return { results: [] };
    return { ...page, results: await Promise.all(page.results.map((note) => this.open(note))) };
  }

  private async open(note: ReviewNote): Promise<OpenedNote> {
    return { ...note, text: (await this.vault.open(placeOf(note.organizationId, note.id), note.text)).toString() };
  }
}

function placeOf(organizationId: string, id: string): SealedPlace {
  return { organizationId, table: 'review_note', row: id, column: 'text' };
}
