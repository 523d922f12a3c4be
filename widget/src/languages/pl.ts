import type { Words } from './en/words.js';
import { asking } from './pl/asking.js';
import { documents } from './pl/documents.js';
import { fields } from './pl/fields.js';
import { failureCodes, findings, rejectedFiles } from './pl/findings.js';
import { invited } from './pl/invited.js';
import { invitations } from './pl/invitations.js';
import { people, reasons, stepStates, why } from './pl/people.js';
import { problems } from './pl/problems.js';
import { shell, troubles, welcome } from './pl/shell.js';
import { status, statuses, summary } from './pl/statuses.js';
import { steps } from './pl/steps.js';
import { terms } from './pl/terms.js';
import { values } from './pl/values.js';

/** Polish, with ty, and no word that tells the gender of the reader. Not yet reviewed by a native speaker. */
export const pl: Words = {
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
