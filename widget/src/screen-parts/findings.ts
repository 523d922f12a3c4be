import type { AttestationValidationFailure } from '../api/contract.js';
import type { Step } from '../flow/steps.js';
import type { Words } from '../languages/en/words.js';
import type { FieldFinding } from '../questions/problem.js';
import { type Question, isAbout } from '../questions/question.js';

/** These checks compare a document with the answers. For other findings of theirs, the failure code says more. */
const comparing: readonly string[] = ['zone', 'barcode'];

/** The finding of a check in the person's language. */
export function failureText(
  { findings, failureCodes }: Words,
  { check, failureCode, reason }: AttestationValidationFailure,
): string {
  const known = findings as Readonly<Record<string, string>>;
  const isByCode = check === undefined || (comparing.includes(check) && failureCode !== 'INCONSISTENT_DATA');
  const exact = reason === undefined ? undefined : known[reason];
  return exact ?? (isByCode ? undefined : known[check]) ?? failureCodes[failureCode];
}

const ofPicture: readonly string[] = ['readable', 'resolution', 'sharpness', 'exposure', 'glare'];

/**
 * What to tell of all that was found: of a picture that cannot be read, not also what nobody could read on it. The
 * checks report the cause before what follows from it.
 */
export function toldOf(failures: readonly AttestationValidationFailure[]): readonly AttestationValidationFailure[] {
  const told: AttestationValidationFailure[] = [];
  for (const failure of failures) {
    const cause = told.findIndex((earlier) => isCause(earlier, failure));
    const known = told[cause];
    if (known === undefined) told.push(failure);
    else if (failure.severity === 'BLOCKING') told[cause] = { ...known, severity: 'BLOCKING' };
  }
  return told;
}

function isCause(
  { field, check = '', failureCode }: AttestationValidationFailure,
  of: AttestationValidationFailure,
): boolean {
  const mayFollow = of.failureCode === 'POOR_QUALITY' || of.reason === 'otherPage';
  return (
    mayFollow &&
    field !== undefined &&
    field === of.field &&
    (failureCode === 'POOR_QUALITY' || ofPicture.includes(check))
  );
}

/** Findings at one of these questions are shown there; those of other steps if they name a field of this one. */
export function findingsAt(
  words: Words,
  step: Step,
  { questions, others }: { readonly questions: readonly Question[]; readonly others: readonly Step[] },
): readonly FieldFinding[] {
  const isHere = (path: string): boolean => questions.some((question) => isAbout(question, path));
  // A reviewer who asks for the only file of a step once more does not mean the one that is there.
  const isAskedAgain = step.state === 'open' && step.attestationId !== undefined;
  const again = questions.flatMap(({ path, field }) =>
    isAskedAgain && field.kind === 'document'
      ? [{ field: path, failureCode: 'OTHER', severity: 'BLOCKING' } as const]
      : [],
  );
  const own = [...toldOf(step.failures), ...again].map((failure) => ({ failure, path: failure.field ?? '' }));
  const named = others
    .filter(({ id, personId }) => id !== step.id && personId === step.personId)
    .flatMap(({ failures }) => toldOf(failures))
    .filter(({ field }) => field?.startsWith(`${step.type}.`) === true)
    .map((failure) => ({ failure, path: (failure.field ?? '').slice(step.type.length + 1) }));
  return [...own, ...named]
    .filter(({ path }) => isHere(path))
    .map(({ failure, path }) => ({
      path,
      text: failureText(words, failure),
      isBlocking: failure.severity === 'BLOCKING',
    }));
}
