import type { Words } from './en/words.js';
import { asking } from './fr/asking.js';
import { documents } from './fr/documents.js';
import { fields } from './fr/fields.js';
import { failureCodes, findings, rejectedFiles } from './fr/findings.js';
import { invited } from './fr/invited.js';
import { invitations } from './fr/invitations.js';
import { people, reasons, stepStates, why } from './fr/people.js';
import { problems } from './fr/problems.js';
import { shell, troubles, welcome } from './fr/shell.js';
import { status, statuses, summary } from './fr/statuses.js';
import { steps } from './fr/steps.js';
import { terms } from './fr/terms.js';
import { values } from './fr/values.js';

/** French, with vous. Not yet reviewed by a native speaker. */
export const fr: Words = {
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
