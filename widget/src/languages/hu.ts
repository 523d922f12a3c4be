import type { Words } from './en/words.js';
import { asking } from './hu/asking.js';
import { documents } from './hu/documents.js';
import { fields } from './hu/fields.js';
import { failureCodes, findings, rejectedFiles } from './hu/findings.js';
import { invited } from './hu/invited.js';
import { invitations } from './hu/invitations.js';
import { people, reasons, stepStates, why } from './hu/people.js';
import { problems } from './hu/problems.js';
import { shell, troubles, welcome } from './hu/shell.js';
import { status, statuses, summary } from './hu/statuses.js';
import { steps } from './hu/steps.js';
import { terms } from './hu/terms.js';
import { values } from './hu/values.js';

/** Hungarian, with te. Not yet reviewed by a native speaker. */
export const hu: Words = {
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
