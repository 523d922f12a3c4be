import fc from 'fast-check';
import type { Requirement, Review, UploadedAttestation } from '../api/wire.js';
import type { AttestationType, AttestationValidationFailure, AttestationValidationStatus } from '../api/contract.js';
import type { ComplianceReviewStatus } from '../api/contract.js';
import { type StepId, stepIdOf } from './steps.js';

/** The state of the server: what is required of whom, and what was uploaded. */
export interface World {
  readonly type: 'individual' | 'business';
  readonly status: ComplianceReviewStatus['type'];
  readonly personIds: readonly string[];
  readonly wanted: readonly Wanted[];
}

export interface Wanted {
  readonly attestationType: AttestationType;
  readonly personId: string | undefined;
  /** The latest upload with its validation status, if any. */
  readonly uploaded: { readonly id: string; readonly validationStatus: AttestationValidationStatus } | undefined;
  /** A request by an officer; answered by the next upload. */
  readonly request: { readonly message: string; readonly isAnswered: boolean } | undefined;
}

export const statuses = [
  'draft',
  'submitted',
  'validatingSubmission',
  'submissionValidationsFailed',
  'inReview',
  'additionalInformationRequested',
  'approved',
  'rejected',
  'error',
] as const;

const ofIndividuals = ['individualPersonalInfo', 'individualTaxInfo', 'individualProofOfAddress'] as const;
const ofBusinesses = ['businessIdentification', 'businessTaxInfo', 'businessAssociatedPersons'] as const;
const ofPersons = ['associatedPersonPersonalInfo', 'associatedPersonTaxInfo'] as const;

const failure: fc.Arbitrary<AttestationValidationFailure> = fc.record(
  {
    failureCode: fc.constantFrom('POOR_QUALITY' as const, 'INCONSISTENT_DATA' as const),
    severity: fc.constantFrom('BLOCKING' as const, 'WARNING' as const),
    check: fc.constantFrom('sharpness', 'taxNumber'),
  },
  { noNullPrototype: true },
);

export const verdict: fc.Arbitrary<AttestationValidationStatus> = fc.oneof(
  fc.constant({ type: 'pending' } as const),
  fc.constant({ type: 'approved' } as const),
  fc.record({ type: fc.constant('failed' as const), failures: fc.array(failure, { minLength: 1, maxLength: 3 }) }),
);

function wantedOf(attestationType: AttestationType, personId: string | undefined): fc.Arbitrary<Wanted> {
  return fc.record({
    attestationType: fc.constant(attestationType),
    personId: fc.constant(personId),
    uploaded: fc.option(fc.record({ id: fc.uuid(), validationStatus: verdict }), { nil: undefined }),
    request: fc.option(fc.record({ message: fc.constant('Once more, please'), isAnswered: fc.boolean() }), {
      nil: undefined,
      freq: 3,
    }),
  });
}

/** In any order, as a later version of the server may send them. */
export const worlds: fc.Arbitrary<World> = fc
  .record({ type: fc.constantFrom('individual' as const, 'business' as const), people: fc.nat({ max: 3 }) })
  .chain(({ type, people }) => {
    const personIds = type === 'business' ? Array.from({ length: people }, (_, index) => `person-${index}`) : [];
    const own = type === 'business' ? ofBusinesses : ofIndividuals;
    const all = [
      ...own.map((attestationType) => wantedOf(attestationType, undefined)),
      ...personIds.flatMap((id) => ofPersons.map((attestationType) => wantedOf(attestationType, id))),
    ];
    return fc.record({
      type: fc.constant(type),
      status: fc.constantFrom(...statuses),
      personIds: fc.constant(personIds),
      wanted: fc.tuple(...all).chain((list) => fc.shuffledSubarray(list, { minLength: 1, maxLength: list.length })),
    });
  });

export function idOf({ attestationType, personId }: Wanted): StepId {
  return stepIdOf(attestationType, personId);
}

/** Whether a requirement is met, as the server decides it. */
export function isMet({ uploaded, request }: Wanted, { status }: World): boolean {
  const isAsked = status === 'additionalInformationRequested' && request?.isAnswered === false;
  return uploaded !== undefined && !isAsked;
}

export function requirementsOf(world: World): Requirement[] {
  return world.wanted.map((wanted) => {
    const { attestationType, personId, request } = wanted;
    const isAsked = world.status === 'additionalInformationRequested' && request?.isAnswered === false;
    return {
      attestationType,
      ruleId: 'rule',
      met: isMet(wanted, world),
      ...(personId === undefined ? {} : { associatedPersonId: personId }),
      ...(isAsked ? { message: request.message } : {}),
    };
  });
}

export function reviewOf(world: World): Review {
  return {
    id: 'review',
    tier: world.type === 'business' ? 'FULL' : 'STANDARD',
    type: world.type,
    status: { type: world.status } as ComplianceReviewStatus,
    uploadedAttestations: uploadedOf(world, undefined),
    ...(world.type === 'business'
      ? {
          associatedPersons: world.personIds.map((associatedPersonId) => ({
            associatedPersonId,
            relationships: ['BENEFICIAL_OWNER'],
            uploadedAttestations: uploadedOf(world, associatedPersonId),
          })),
        }
      : {}),
  };
}

function uploadedOf({ wanted }: World, personId: string | undefined): UploadedAttestation[] {
  return wanted.flatMap((one) =>
    one.personId === personId && one.uploaded !== undefined
      ? [{ ...one.uploaded, attestationType: one.attestationType }]
      : [],
  );
}

/** Applies an upload, like the server. */
export function withUpload(world: World, id: StepId, uploaded: NonNullable<Wanted['uploaded']>): World {
  return {
    ...world,
    wanted: world.wanted.map((one) =>
      idOf(one) === id
        ? { ...one, uploaded, request: one.request === undefined ? undefined : { ...one.request, isAnswered: true } }
        : one,
    ),
  };
}

export function failuresOf({ uploaded }: Wanted): readonly AttestationValidationFailure[] {
  return uploaded?.validationStatus.type === 'failed' ? uploaded.validationStatus.failures : [];
}
