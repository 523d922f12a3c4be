import type { Words } from './en/words.js';
import { asking } from './bn/asking.js';
import { documents } from './bn/documents.js';
import { fields } from './bn/fields.js';
import { failureCodes, findings, rejectedFiles } from './bn/findings.js';
import { invited } from './bn/invited.js';
import { invitations } from './bn/invitations.js';
import { people, reasons, stepStates, why } from './bn/people.js';
import { problems } from './bn/problems.js';
import { shell, troubles, welcome } from './bn/shell.js';
import { status, statuses, summary } from './bn/statuses.js';
import { steps } from './bn/steps.js';
import { terms } from './bn/terms.js';
import { values } from './bn/values.js';

/** Standard Bengali as in Bangladesh, with আপনি. Not yet reviewed by a native speaker. */
export const bn: Words = {
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
