import type { Words } from './en/words.js';
import { asking } from './nl/asking.js';
import { documents } from './nl/documents.js';
import { fields } from './nl/fields.js';
import { failureCodes, findings, rejectedFiles } from './nl/findings.js';
import { invited } from './nl/invited.js';
import { invitations } from './nl/invitations.js';
import { people, reasons, stepStates, why } from './nl/people.js';
import { problems } from './nl/problems.js';
import { shell, troubles, welcome } from './nl/shell.js';
import { status, statuses, summary } from './nl/statuses.js';
import { steps } from './nl/steps.js';
import { terms } from './nl/terms.js';
import { values } from './nl/values.js';

/** Dutch, with je. Not yet reviewed by a native speaker. */
export const nl: Words = {
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
