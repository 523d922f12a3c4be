import type { Words } from './en/words.js';
import { asking } from './de/asking.js';
import { documents } from './de/documents.js';
import { fields } from './de/fields.js';
import { failureCodes, findings, rejectedFiles } from './de/findings.js';
import { invited } from './de/invited.js';
import { invitations } from './de/invitations.js';
import { people, reasons, stepStates, why } from './de/people.js';
import { problems } from './de/problems.js';
import { shell, troubles, welcome } from './de/shell.js';
import { status, statuses, summary } from './de/statuses.js';
import { steps } from './de/steps.js';
import { terms } from './de/terms.js';
import { values } from './de/values.js';

/** German, with Sie. Not yet reviewed by a native speaker. */
export const de: Words = {
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
