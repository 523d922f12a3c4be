import type { Words } from './en/words.js';
import { asking } from './vi/asking.js';
import { documents } from './vi/documents.js';
import { fields } from './vi/fields.js';
import { failureCodes, findings, rejectedFiles } from './vi/findings.js';
import { invited } from './vi/invited.js';
import { invitations } from './vi/invitations.js';
import { people, reasons, stepStates, why } from './vi/people.js';
import { problems } from './vi/problems.js';
import { shell, troubles, welcome } from './vi/shell.js';
import { status, statuses, summary } from './vi/statuses.js';
import { steps } from './vi/steps.js';
import { terms } from './vi/terms.js';
import { values } from './vi/values.js';

/** Vietnamese, with bạn. Not yet reviewed by a native speaker. */
export const vi: Words = {
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
