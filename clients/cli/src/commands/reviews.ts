import type { Schemas } from '../../../typescript/src/index.js';
import { type Command, type Run, textOf } from '../command/command.js';
import { firstOf, idIn } from './firsts.js';
import { limit, listed, perPage } from './listed.js';

type Review = Schemas['IndividualReview'] | Schemas['BusinessReview'];

export const reviews: Command = {
  name: 'reviews',
  words: 'list | show ID | approve ID',
  firstWords: ['list', 'show', 'approve'],
  summary: 'Compliance reviews: which there are, one of them, approving it.',
  options: {
    status: { type: 'string', value: 'STATUS', about: 'only those in this status, such as inReview' },
    limit,
  },
  examples: [
    { line: 'gatehouse reviews list --status inReview', about: 'those that wait for somebody' },
    {
      line: 'gatehouse reviews approve 0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00',
      about: 'with the operator key, in the sandbox',
    },
  ],
  run: async (given) => {
    const { output, operator, signal } = given;
    const does = {
      list: async () => output.list(await found(given), rowOf),
      show: async () => {
        const review = await operator().get('/compliance/reviews/{complianceReviewId}', {
          path: pathOf(given),
          signal,
        });
        output.value(review, { ...rowOf(review), organization: review.organizationId });
      },
      approve: async () => {
        const review = await operator().post('/compliance/reviews/{complianceReviewId}/decisions', {
          path: pathOf(given),
          body: { type: 'approve' },
          signal,
        });
        if ('action' in review) output.value(review, { Proposal: review.id, Status: 'somebody else has to agree' });
        else output.value(review, rowOf(review));
      },
    };
    await firstOf(given, does)();
  },
};

function pathOf(given: Run): { complianceReviewId: string } {
  return { complianceReviewId: idIn(given) };
}

function found(given: Run): Promise<Review[]> {
  const status = textOf(given, 'status');
  const query = { limit: perPage(given), ...(status === undefined ? {} : { status: status as 'inReview' }) };
  return listed(given, given.operator().list('/compliance/reviews', { query, signal: given.signal }));
}

/** Every status has a type; the document says so of each alone. */
function statusOf({ status }: Review): string {
  return (status as { type: string }).type;
}

function rowOf(review: Review): Record<string, string> {
  return { id: review.id, type: review.type, tier: review.tier, status: statusOf(review), updated: review.updatedAt };
}
