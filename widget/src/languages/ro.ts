import type { Words } from './en/words.js';
import { asking } from './ro/asking.js';
import { documents } from './ro/documents.js';
import { fields } from './ro/fields.js';
import { failureCodes, findings, rejectedFiles } from './ro/findings.js';
import { invited } from './ro/invited.js';
import { invitations } from './ro/invitations.js';
import { people, reasons, stepStates, why } from './ro/people.js';
import { problems } from './ro/problems.js';
import { shell, troubles, welcome } from './ro/shell.js';
import { status, statuses, summary } from './ro/statuses.js';
import { steps } from './ro/steps.js';
import { terms } from './ro/terms.js';
import { values } from './ro/values.js';

/** Romanian, with tu. Not yet reviewed by a native speaker. */
export const ro: Words = {
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
  summary,
  statuses,
  status,
  why,
  reasons,
  terms,
  invited,
  invitations,
};
