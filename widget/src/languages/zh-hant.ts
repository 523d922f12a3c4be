import type { Words } from './en/words.js';
import { asking } from './zh-hant/asking.js';
import { documents } from './zh-hant/documents.js';
import { fields } from './zh-hant/fields.js';
import { failureCodes, findings, rejectedFiles } from './zh-hant/findings.js';
import { invited } from './zh-hant/invited.js';
import { invitations } from './zh-hant/invitations.js';
import { people, reasons, stepStates, why } from './zh-hant/people.js';
import { problems } from './zh-hant/problems.js';
import { shell, troubles, welcome } from './zh-hant/shell.js';
import { status, statuses, summary } from './zh-hant/statuses.js';
import { steps } from './zh-hant/steps.js';
import { terms } from './zh-hant/terms.js';
import { values } from './zh-hant/values.js';

/** Traditional Chinese, as in Taiwan and Hong Kong, with 您. Not yet reviewed by a native speaker. */
export const zhHant: Words = {
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
