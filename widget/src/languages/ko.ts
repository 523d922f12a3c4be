import type { Words } from './en/words.js';
import { asking } from './ko/asking.js';
import { documents } from './ko/documents.js';
import { fields } from './ko/fields.js';
import { failureCodes, findings, rejectedFiles } from './ko/findings.js';
import { invited } from './ko/invited.js';
import { invitations } from './ko/invitations.js';
import { people, reasons, stepStates, why } from './ko/people.js';
import { problems } from './ko/problems.js';
import { shell, troubles, welcome } from './ko/shell.js';
import { status, statuses, summary } from './ko/statuses.js';
import { steps } from './ko/steps.js';
import { terms } from './ko/terms.js';
import { values } from './ko/values.js';

/** Korean, polite (해요체). Not yet reviewed by a native speaker. */
export const ko: Words = {
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
