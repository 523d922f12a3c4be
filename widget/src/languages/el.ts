import type { Words } from './en/words.js';
import { asking } from './el/asking.js';
import { documents } from './el/documents.js';
import { fields } from './el/fields.js';
import { failureCodes, findings, rejectedFiles } from './el/findings.js';
import { invited } from './el/invited.js';
import { invitations } from './el/invitations.js';
import { people, reasons, stepStates, why } from './el/people.js';
import { problems } from './el/problems.js';
import { shell, troubles, welcome } from './el/shell.js';
import { status, statuses, summary } from './el/statuses.js';
import { steps } from './el/steps.js';
import { terms } from './el/terms.js';
import { values } from './el/values.js';

/** Greek, formal, in the plural. Not yet reviewed by a native speaker. */
export const el: Words = {
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
