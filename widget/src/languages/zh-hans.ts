import type { Words } from './en/words.js';
import { asking } from './zh-hans/asking.js';
import { documents } from './zh-hans/documents.js';
import { fields } from './zh-hans/fields.js';
import { failureCodes, findings, rejectedFiles } from './zh-hans/findings.js';
import { invited } from './zh-hans/invited.js';
import { invitations } from './zh-hans/invitations.js';
import { people, reasons, stepStates, why } from './zh-hans/people.js';
import { problems } from './zh-hans/problems.js';
import { shell, troubles, welcome } from './zh-hans/shell.js';
import { status, statuses, summary } from './zh-hans/statuses.js';
import { steps } from './zh-hans/steps.js';
import { terms } from './zh-hans/terms.js';
import { values } from './zh-hans/values.js';

/** Simplified Chinese, with 您. Not yet reviewed by a native speaker. */
export const zhHans: Words = {
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
