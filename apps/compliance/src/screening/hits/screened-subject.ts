import type { AttestationPayload, AttestationType } from '#contracts';
import type { Subject } from '#screening';

/** The attestations that say who somebody is. */
export const namingTypes = [
  'individualPersonalInfo',
  'individualPersonalInfoLight',
  'associatedPersonPersonalInfo',
  'businessIdentification',
] as const satisfies readonly AttestationType[];

export function isNaming(type: AttestationType): boolean {
  return (namingTypes as readonly AttestationType[]).includes(type);
}

/** Who is looked for, as it was attested. */
export function screenedSubject(payload: AttestationPayload): Subject {
  if (payload.type === 'businessIdentification') {
    const { legalName, tradeName, countryOfIncorporation } = payload;
    const names = tradeName === undefined ? [legalName] : [legalName, tradeName];
    return { kind: 'business', names, birthDate: undefined, countries: [countryOfIncorporation] };
  }
  if (
    payload.type === 'individualPersonalInfo' ||
    payload.type === 'individualPersonalInfoLight' ||
    payload.type === 'associatedPersonPersonalInfo'
  ) {
    const { firstName, middleName, lastName } = payload.name;
    const names = [[firstName, middleName, lastName].filter((part) => part !== undefined).join(' ')];
    return { kind: 'person', names, birthDate: payload.birthDate, countries: [payload.nationality] };
  }
  throw new Error(`${payload.type} says nobody's name`);
}
