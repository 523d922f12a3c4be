import type { Words } from './en/words.js';
import { asking } from './sv/asking.js';
import { documents } from './sv/documents.js';
import { fields } from './sv/fields.js';
import { failureCodes, findings, rejectedFiles } from './sv/findings.js';
import { invited } from './sv/invited.js';
import { invitations } from './sv/invitations.js';
import { people, reasons, stepStates, why } from './sv/people.js';
import { problems } from './sv/problems.js';
import { shell, troubles, welcome } from './sv/shell.js';
import { status, statuses, summary } from './sv/statuses.js';
import { steps } from './sv/steps.js';
import { terms } from './sv/terms.js';
import { values } from './sv/values.js';

/** Swedish, with du. Not yet reviewed by a native speaker. */
export const sv: Words = {
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
