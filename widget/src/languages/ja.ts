import type { Words } from './en/words.js';
import { asking } from './ja/asking.js';
import { documents } from './ja/documents.js';
import { fields } from './ja/fields.js';
import { failureCodes, findings, rejectedFiles } from './ja/findings.js';
import { invited } from './ja/invited.js';
import { invitations } from './ja/invitations.js';
import { people, reasons, stepStates, why } from './ja/people.js';
import { problems } from './ja/problems.js';
import { shell, troubles, welcome } from './ja/shell.js';
import { status, statuses, summary } from './ja/statuses.js';
import { steps } from './ja/steps.js';
import { terms } from './ja/terms.js';
import { values } from './ja/values.js';

/** Japanese, polite (です・ます). Not yet reviewed by a native speaker. */
export const ja: Words = {
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
