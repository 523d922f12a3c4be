import { Injectable } from '@nestjs/common';
import { Reads, type Tx } from '#database';
import { type SealedPlace, Vault } from '#vault';
import { Prefill } from './prefill.entity.js';

/** Some fields of some attestations, by their type. */
export type PrefilledAnswers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface ReviewPlace {
  readonly organizationId: string;
  readonly id: string;
}

/** What partners say ahead of the person, as it is kept. */
@Injectable()
export class SealedPrefills {
  constructor(
    private readonly vault: Vault,
    private readonly reads: Reads,
  ) {}

  async keep(tx: Tx, { organizationId, id: reviewId }: ReviewPlace, answers: PrefilledAnswers): Promise<void> {
    const place = placeOf(organizationId, reviewId);
    tx.insert(Prefill, {
      organizationId,
      reviewId,
      answers: await this.vault.seal(tx, place, JSON.stringify(answers)),
    });
  }

  async of({ organizationId, id: reviewId }: ReviewPlace): Promise<PrefilledAnswers> {
    const found = await this.reads.one(Prefill, { organizationId, reviewId });
    if (found === undefined) return {};
    const plain = await this.vault.open(placeOf(organizationId, reviewId), found.answers);
    return JSON.parse(plain.toString()) as PrefilledAnswers;
  }
}

function placeOf(organizationId: string, row: string): SealedPlace {
  return { organizationId, table: 'prefill', row, column: 'answers' };
}
