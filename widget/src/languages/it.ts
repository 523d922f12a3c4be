import type { Words } from './en/words.js';
import { asking } from './it/asking.js';
import { documents } from './it/documents.js';
import { fields } from './it/fields.js';
import { failureCodes, findings, rejectedFiles } from './it/findings.js';
import { invited } from './it/invited.js';
import { invitations } from './it/invitations.js';
import { people, reasons, stepStates, why } from './it/people.js';
import { problems } from './it/problems.js';
import { shell, troubles, welcome } from './it/shell.js';
import { status, statuses, summary } from './it/statuses.js';
import { steps } from './it/steps.js';
import { terms } from './it/terms.js';
import { values } from './it/values.js';

/** Italian, with tu. Not yet reviewed by a native speaker. */
export const it: Words = {
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
