import type { ServerRefusal } from '../api/trouble.js';
import type { Problem } from '../questions/problem.js';

/** Maps the English messages of the server to problems in the person's language. */
export function refusalProblems(refusal: ServerRefusal): readonly Problem[] {
  return refusal.fieldFailures.map(({ field, messages }) => {
    // Of changed answers, the server names each field below "changes".
    const full = field.replace(/^changes\./, '');
    const path = full.replace(/\.documentId$/, '');
    if (path !== full) return { path, code: 'documentGone' };
    if (messages.includes('is required')) return { path, code: 'required' };
    return { path, code: codes[path.split('.').at(-1) ?? ''] ?? 'unclear' };
  });
}

const codes: Readonly<Record<string, Problem['code']>> = {
  birthDate: 'age',
  dateOfIncorporation: 'future',
  issuedOn: 'future',
  expiresOn: 'later',
  email: 'email',
  phoneNumber: 'phoneNumber',
  website: 'webAddress',
  number: 'documentNumber',
  subDivision: 'subDivision',
  subDivisionOfIncorporation: 'subDivision',
};
