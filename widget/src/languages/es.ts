import type { Words } from './en/words.js';
import { asking } from './es/asking.js';
import { documents } from './es/documents.js';
import { fields } from './es/fields.js';
import { failureCodes, findings, rejectedFiles } from './es/findings.js';
import { invited } from './es/invited.js';
import { invitations } from './es/invitations.js';
import { people, reasons, stepStates, why } from './es/people.js';
import { problems } from './es/problems.js';
import { shell, troubles, welcome } from './es/shell.js';
import { status, statuses, summary } from './es/statuses.js';
import { steps } from './es/steps.js';
import { terms } from './es/terms.js';
import { values } from './es/values.js';

/** Latin American Spanish, with tú. */
export const es: Words = {
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
