import type { Words } from './en/words.js';
import { asking } from './tr/asking.js';
import { documents } from './tr/documents.js';
import { fields } from './tr/fields.js';
import { failureCodes, findings, rejectedFiles } from './tr/findings.js';
import { invited } from './tr/invited.js';
import { invitations } from './tr/invitations.js';
import { people, reasons, stepStates, why } from './tr/people.js';
import { problems } from './tr/problems.js';
import { shell, troubles, welcome } from './tr/shell.js';
import { status, statuses, summary } from './tr/statuses.js';
import { steps } from './tr/steps.js';
import { terms } from './tr/terms.js';
import { values } from './tr/values.js';

/** Turkish, with siz. Not yet reviewed by a native speaker. */
export const tr: Words = {
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
