import type { Words } from './en/words.js';
import { asking } from './pt-pt/asking.js';
import { documents } from './pt-pt/documents.js';
import { fields } from './pt-pt/fields.js';
import { failureCodes, findings, rejectedFiles } from './pt-pt/findings.js';
import { invited } from './pt-pt/invited.js';
import { invitations } from './pt-pt/invitations.js';
import { people, reasons, stepStates, why } from './pt-pt/people.js';
import { problems } from './pt-pt/problems.js';
import { shell, troubles, welcome } from './pt-pt/shell.js';
import { status, statuses, summary } from './pt-pt/statuses.js';
import { steps } from './pt-pt/steps.js';
import { terms } from './pt-pt/terms.js';
import { values } from './pt-pt/values.js';

/** European Portuguese, formal, without a pronoun of address. Not yet reviewed by a native speaker. */
export const ptPt: Words = {
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
