import type { FastifyReply } from 'fastify';
import type { ConcludedProposalView } from './proposal.view.js';

/** What a direct call has become: somebody else has to agree first. */
export class Proposed {
  constructor(readonly proposal: ConcludedProposalView) {}
}

/** Answers 202 with the proposal where it became one. */
export async function orProposed<T>(
  reply: FastifyReply,
  asked: Promise<T | Proposed>,
): Promise<T | ConcludedProposalView> {
  const answer = await asked;
  if (!(answer instanceof Proposed)) return answer;
  void reply.code(202);
  return answer.proposal;
}
