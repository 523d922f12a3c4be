import { orderOfQuestions } from '../../../libs/contracts/src/vocabulary/attestations.js';
import type { AttestationType } from '../api/contract.js';

export function rankOf(type: AttestationType): number {
  // A type that is missing in the order does not compile.
  return orderOfQuestions.indexOf(type satisfies (typeof orderOfQuestions)[number]);
}
