// In the thread of `ChecksThread`.
import { runChecks } from './checks.js';
import type { Evidence, Validation } from './evidence/check.js';

export function answer(evidence: Evidence): Validation {
  return runChecks(evidence);
}
