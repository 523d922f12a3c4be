import type { Words } from './en/words.js';
import { asking } from './uk/asking.js';
import { documents } from './uk/documents.js';
import { fields } from './uk/fields.js';
import { failureCodes, findings, rejectedFiles } from './uk/findings.js';
import { invited } from './uk/invited.js';
import { invitations } from './uk/invitations.js';
import { people, reasons, stepStates, why } from './uk/people.js';
import { problems } from './uk/problems.js';
import { shell, troubles, welcome } from './uk/shell.js';
import { status, statuses, summary } from './uk/statuses.js';
import { steps } from './uk/steps.js';
import { terms } from './uk/terms.js';
import { values } from './uk/values.js';

/** Ukrainian, with ви, and no word that tells the gender of the reader. Not yet reviewed by a native speaker. */
export const uk: Words = {
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
