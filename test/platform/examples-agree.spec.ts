import { beforeAll, expect, test } from '@jest/globals';
import { type AttestationType, attestationName, attestationTypes } from '#contracts';
import { readApi } from '../../libs/docs-site/src/api.js';
import { exampleOf } from '../../libs/docs-site/src/schema-example.js';
import { must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';

type Shown = Readonly<Record<string, unknown>>;

/** Every object in every example that the documentation shows, with the name of what it is an example of. */
let shown: readonly (readonly [string, Shown])[];
beforeAll(async () => {
  const gatehouse = await Gatehouse.shared();
  const { schemas } = readApi(must(await gatehouse.anyone.get('/openapi.json'), 200) as never);
  shown = [...schemas.keys()].flatMap((name) =>
    objectsIn(exampleOf({ $ref: `#/components/schemas/${name}` }, schemas, 'answer')).map(
      (found) => [name, found] as const,
    ),
  );
});

function objectsIn(value: unknown): Shown[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Shown, ...inner];
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

function typeOf(status: unknown): unknown {
  return (status as { type?: unknown } | undefined)?.type;
}

function isAttestation(type: unknown): type is AttestationType {
  return (attestationTypes as readonly unknown[]).includes(type);
}

const settled = ['failureReason', 'senderMetadata', 'settlementStrategy', 'transactionHash'];

test.each<[string, (example: Shown) => boolean]>([
  [
    'an account that is not ready has no wallet',
    ({ status, ...rest }) => status === 'INITIALIZING' && 'accountDetails' in rest,
  ],
  [
    'terms that were not accepted are not signed',
    ({ status, ...rest }) => status === 'notAccepted' && ('signedAt' in rest || 'version' in rest),
  ],
  ['terms that were accepted are signed', ({ status, ...rest }) => status === 'accepted' && !('signedAt' in rest)],
  ['nobody is the parent of itself', ({ id, parentOrganizationId }) => id !== undefined && id === parentOrganizationId],
  [
    'a person has no name of a business',
    (example) => example['type'] === 'individual' && 'name' in example && 'firstName' in example,
  ],
  [
    'what was just asked for is neither paid nor settled',
    (example) => typeOf(example['status']) === 'created' && settled.some((field) => field in example),
  ],
  [
    'what was not executed is in no transaction',
    (example) => typeOf(example['status']) === 'awaitingExecution' && 'transactionHash' in example,
  ],
  [
    'what never ended has no end',
    ({ timestamps }) =>
      Object.keys(timestamps ?? {}).filter((at) => /(completed|failed|canceled)At/.test(at)).length > 1,
  ],
  ['what was accepted was not refused', ({ accepted, ...rest }) => accepted === true && 'reason' in rest],
  [
    'what is acceptable has no failures',
    ({ isAcceptable, payouts }) =>
      isAcceptable === true && !(payouts as Shown[]).every(({ failures }) => isEmpty(failures)),
  ],
  [
    'what balances has nothing wrong',
    ({ balanced, wrong, differences }) => balanced === true && !(isEmpty(wrong) && isEmpty(differences)),
  ],
  ['what passed has no reason not to', ({ outcome, ...rest }) => outcome === 'passed' && 'reason' in rest],
  [
    'the review of a business asks for what businesses are asked',
    (example) => 'tier' in example && example['type'] === 'business' && JSON.stringify(example).includes('"individual'),
  ],
  ['a requirement that is met is not asked for again', ({ met, ...rest }) => met === true && 'message' in rest],
  [
    'an answer of an individual is about no associated person',
    (example) => String(example['attestationType']).startsWith('individual') && 'associatedPersonId' in example,
  ],
  ['a webhook that is new was not disabled', (example) => 'secret' in example && 'disabledReason' in example],
  [
    'what runs has not finished',
    ({ status, ...rest }) => status === 'running' && ('finishedAt' in rest || 'failure' in rest),
  ],
  ['what is done was not refused', ({ status, ...rest }) => status === 'done' && 'refusal' in rest],
  [
    'what is only pending has checks that may still run',
    ({ validationStatus, ...rest }) => typeOf(validationStatus) === 'pending' && 'checksNotRun' in rest,
  ],
  [
    'a file is of the kind that its name says',
    (example) => 'fileName' in example && example['contentType'] !== 'application/pdf',
  ],
  [
    'an attestation is called by its own name',
    ({ type, id, name }) =>
      id !== undefined && isAttestation(type) && name !== undefined && name !== attestationName(type),
  ],
])('in examples, %s', (_, contradicts) => {
  expect(shown.filter(([, example]) => contradicts(example)).map(([name]) => name)).toEqual([]);
});
