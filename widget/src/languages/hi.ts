import type { Words } from './en/words.js';
import { asking } from './hi/asking.js';
import { documents } from './hi/documents.js';
import { fields } from './hi/fields.js';
import { failureCodes, findings, rejectedFiles } from './hi/findings.js';
import { invited } from './hi/invited.js';
import { invitations } from './hi/invitations.js';
import { people, reasons, stepStates, why } from './hi/people.js';
import { problems } from './hi/problems.js';
import { shell, troubles, welcome } from './hi/shell.js';
import { status, statuses, summary } from './hi/statuses.js';
import { steps } from './hi/steps.js';
import { terms } from './hi/terms.js';
import { values } from './hi/values.js';

/** Hindi as in India, with आप. Not yet reviewed by a native speaker. */
export const hi: Words = {
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
