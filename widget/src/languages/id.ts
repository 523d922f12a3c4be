import type { Words } from './en/words.js';
import { asking } from './id/asking.js';
import { documents } from './id/documents.js';
import { fields } from './id/fields.js';
import { failureCodes, findings, rejectedFiles } from './id/findings.js';
import { invited } from './id/invited.js';
import { invitations } from './id/invitations.js';
import { people, reasons, stepStates, why } from './id/people.js';
import { problems } from './id/problems.js';
import { shell, troubles, welcome } from './id/shell.js';
import { status, statuses, summary } from './id/statuses.js';
import { steps } from './id/steps.js';
import { terms } from './id/terms.js';
import { values } from './id/values.js';

/** Indonesian, with Anda. Not yet reviewed by a native speaker. */
export const id: Words = {
  shell,
  welcome,
  troubles,
  steps,
  fields,
  problems,
  values,
  stepStates,
  findings,
  failureCodes,
  asking,
  rejectedFiles,
  documents,
  people,
  invitations,
  summary,
  statuses,
  status,
  why,
  reasons,
  terms,
  invited,
};
