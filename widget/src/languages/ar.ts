import type { Words } from './en/words.js';
import { asking } from './ar/asking.js';
import { documents } from './ar/documents.js';
import { fields } from './ar/fields.js';
import { failureCodes, findings, rejectedFiles } from './ar/findings.js';
import { invited } from './ar/invited.js';
import { invitations } from './ar/invitations.js';
import { people, reasons, stepStates, why } from './ar/people.js';
import { problems } from './ar/problems.js';
import { shell, troubles, welcome } from './ar/shell.js';
import { status, statuses, summary } from './ar/statuses.js';
import { steps } from './ar/steps.js';
import { terms } from './ar/terms.js';
import { values } from './ar/values.js';

/** Modern Standard Arabic, with no word that tells men from women. Not yet reviewed by a native speaker. */
export const ar: Words = {
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
