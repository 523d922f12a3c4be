import type { Words } from './en/words.js';
import { asking } from './he/asking.js';
import { documents } from './he/documents.js';
import { fields } from './he/fields.js';
import { failureCodes, findings, rejectedFiles } from './he/findings.js';
import { invited } from './he/invited.js';
import { invitations } from './he/invitations.js';
import { people, reasons, stepStates, why } from './he/people.js';
import { problems } from './he/problems.js';
import { shell, troubles, welcome } from './he/shell.js';
import { status, statuses, summary } from './he/statuses.js';
import { steps } from './he/steps.js';
import { terms } from './he/terms.js';
import { values } from './he/values.js';

/** Hebrew, with no word that tells men from women. Not yet reviewed by a native speaker. */
export const he: Words = {
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
