import { type ReviewType, attestationTypesOf, isPlainObject, reviewAttestation } from '#contracts';
import { type FieldFailure, ValidationFailed } from '#errors';
import { type Clock, validVariant } from '#runtime';
import type { PrefilledAnswers } from '../records/prefill.sealed.js';

/** The list of persons names ids, which nobody knows before. */
const notKnownBefore = 'businessAssociatedPersons';

/**
 * What a partner says ahead, by the rules of attestations, of which it may leave out what it does not know. What is
 * wrong is named by its path. Files are the person's to give.
 */
export function readPrefill(
  type: ReviewType,
  given: Readonly<Record<string, unknown>>,
  clock: Clock,
): PrefilledAnswers {
  const taken = attestationTypesOf[type].filter((one) => one !== notKnownBefore);
  const failures = Object.entries(given).flatMap(([attestationType, fields]) =>
    failuresOf(taken, attestationType, fields, clock).map(({ field, messages }) => ({
      field: `prefill.${attestationType}${field === '' ? '' : `.${field}`}`,
      messages,
    })),
  );
  if (failures.length > 0) throw new ValidationFailed(failures);
  return given as PrefilledAnswers;
}

function failuresOf(taken: readonly string[], type: string, fields: unknown, clock: Clock): FieldFailure[] {
  if (!taken.includes(type)) return [{ field: '', messages: [`must be one of: ${taken.join(', ')}`] }];
  if (!isPlainObject(fields)) return [{ field: '', messages: ['must be an object'] }];
  if (Object.hasOwn(fields, 'type')) return [{ field: 'type', messages: ['is not a field that is known here'] }];
  const files = filesIn(fields);
  if (files.length > 0)
    return files.map((field) => ({ field, messages: ['must be left out: the person gives the files'] }));
  return wrongIn({ ...fields, type }, clock);
}

function wrongIn(payload: object, clock: Clock): FieldFailure[] {
  try {
    validVariant(reviewAttestation, payload, clock);
    return [];
  } catch (cause) {
    if (!(cause instanceof ValidationFailed)) throw cause;
    return cause.params.failures.filter(({ messages }) => messages.some((message) => message !== 'is required'));
  }
}

function filesIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'documentId' ? [[...path, name].join('.')] : filesIn(inner, [...path, name]),
  );
}
