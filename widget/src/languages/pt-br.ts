import type { Words } from './en/words.js';
import { asking } from './pt-br/asking.js';
import { documents } from './pt-br/documents.js';
import { fields } from './pt-br/fields.js';
import { failureCodes, findings, rejectedFiles } from './pt-br/findings.js';
import { invited } from './pt-br/invited.js';
import { invitations } from './pt-br/invitations.js';
import { people, reasons, stepStates, why } from './pt-br/people.js';
import { problems } from './pt-br/problems.js';
import { shell, troubles, welcome } from './pt-br/shell.js';
import { status, statuses, summary } from './pt-br/statuses.js';
import { steps } from './pt-br/steps.js';
import { terms } from './pt-br/terms.js';
import { values } from './pt-br/values.js';

/** Brazilian Portuguese, with você. */
export const ptBr: Words = {
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
