import type { Words } from './en/words.js';
import { asking } from './cs/asking.js';
import { documents } from './cs/documents.js';
import { fields } from './cs/fields.js';
import { failureCodes, findings, rejectedFiles } from './cs/findings.js';
import { invited } from './cs/invited.js';
import { invitations } from './cs/invitations.js';
import { people, reasons, stepStates, why } from './cs/people.js';
import { problems } from './cs/problems.js';
import { shell, troubles, welcome } from './cs/shell.js';
import { status, statuses, summary } from './cs/statuses.js';
import { steps } from './cs/steps.js';
import { terms } from './cs/terms.js';
import { values } from './cs/values.js';

/** Czech, with vy, and no word that tells the gender of the reader. Not yet reviewed by a native speaker. */
export const cs: Words = {
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
