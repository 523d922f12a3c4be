import type { Words } from './en/words.js';
import { asking } from './fi/asking.js';
import { documents } from './fi/documents.js';
import { fields } from './fi/fields.js';
import { failureCodes, findings, rejectedFiles } from './fi/findings.js';
import { invited } from './fi/invited.js';
import { invitations } from './fi/invitations.js';
import { people, reasons, stepStates, why } from './fi/people.js';
import { problems } from './fi/problems.js';
import { shell, troubles, welcome } from './fi/shell.js';
import { status, statuses, summary } from './fi/statuses.js';
import { steps } from './fi/steps.js';
import { terms } from './fi/terms.js';
import { values } from './fi/values.js';

/** Finnish, with sinä. Not yet reviewed by a native speaker. */
export const fi: Words = {
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
