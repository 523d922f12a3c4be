import { asking } from './asking.js';
import { documents } from './documents.js';
import { fields } from './fields.js';
import { failureCodes, findings, rejectedFiles } from './findings.js';
import { invited } from './invited.js';
import { invitations } from './invitations.js';
import { people, reasons, stepStates, why } from './people.js';
import { problems } from './problems.js';
import { status, statuses, summary } from './statuses.js';
import { steps } from './steps.js';
import { terms } from './terms.js';
import { values } from './values.js';

/** The words of later screens. */
export const rest = {
  steps,
  fields,
  problems,
  values,
  asking,
  stepStates,
  findings,
  failureCodes,
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
