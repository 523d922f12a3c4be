import type { Words } from './en/words.js';
import { asking } from './da/asking.js';
import { documents } from './da/documents.js';
import { fields } from './da/fields.js';
import { failureCodes, findings, rejectedFiles } from './da/findings.js';
import { invited } from './da/invited.js';
import { invitations } from './da/invitations.js';
import { people, reasons, stepStates, why } from './da/people.js';
import { problems } from './da/problems.js';
import { shell, troubles, welcome } from './da/shell.js';
import { status, statuses, summary } from './da/statuses.js';
import { steps } from './da/steps.js';
import { terms } from './da/terms.js';
import { values } from './da/values.js';

/** Danish, with du. Not yet reviewed by a native speaker. */
export const da: Words = {
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
