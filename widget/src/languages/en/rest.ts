import { asking } from './asking.js';
import { documents } from './documents.js';
import { failureCodes, findings, rejectedFiles } from './findings.js';
import { people, reasons, stepStates } from './people.js';
import { status, statuses, summary } from './statuses.js';
import { terms } from './terms.js';
import { values } from './values.js';

/** The words of later screens. */
export const rest = {
  values,
  asking,
  stepStates,
  findings,
  failureCodes,
  rejectedFiles,
  documents,
  people,
  summary,
  statuses,
  status,
  reasons,
  terms,
};
