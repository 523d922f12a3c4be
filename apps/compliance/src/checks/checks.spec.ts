import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Sharp } from 'sharp';
import { type AttestationType, attestationTypes } from '#contracts';
import { nothingRead } from '#inspection';
import { inspectPicture } from '../../../../libs/inspection/src/picture-quality/inspect-picture.js';
import {
  documentAt,
  evidenceOf,
  identityDocument,
  imageOf,
  selfie,
} from '../../../../test/support/compliance/evidence.js';
import { pictures, spoiled } from '../../../../test/support/documents/pictures.js';
import { share } from '../../../../test/support/run/sweep.js';
import { checks, comparedBy, runChecks } from './checks.js';

/** What is found in how a picture of an identity document was taken, whatever is on it: `sharpness BLOCKING`. */
async function foundIn(picture: Sharp, save = (it: Sharp): Sharp => it.jpeg()): Promise<string[]> {
  const inspection = await inspectPicture(await save(picture).toBuffer());
  const documents = [documentAt('governmentId.front', inspection)];
  const { failures } = runChecks(evidenceOf(identityDocument(), { documents }));
  return failures.filter(({ check }) => check !== 'print').map(({ check, severity }) => `${check} ${severity}`);
}

const wide = { width: 1_200, height: 800 };

describe('nothing is wrong with', () => {
  test.each<[string, () => Sharp | Promise<Sharp>]>([
    ['a scanned page', () => pictures.page()],
    ['a page as wide as a screen', () => pictures.page(800)],
    ['a photo of a card', () => pictures.card()],
    ['a large photo of a card', () => pictures.card(3_000)],
    ['a small photo of a card', () => pictures.card(600)],
    ['a card in the light of a lamp', () => spoiled.dim(pictures.card(), 0.3)],
    ['a page printed in grey', () => spoiled.pale(pictures.page(), 0.4)],
    ['a slightly soft page', () => spoiled.blurred(pictures.page(), 2)],
    ['a slightly soft card', () => spoiled.blurred(pictures.card(), 3)],
    ['a test card', () => pictures.testCard({ width: 600, height: 400 })],
    ['a tall test card', () => pictures.testCard({ width: 1_240, height: 1_754 })],
    ['a large test card', () => pictures.testCard({ width: 3_000, height: 2_000 })],
    ['a dark test card', () => pictures.testCard(wide, '#000', '#fff')],
    ['a blue test card', () => pictures.testCard(wide, '#06c', '#fff')],
    ['a gradient with a line on it', () => pictures.gradient('#0af', '#fa0')],
    ['a gradient from black to white', () => pictures.gradient('#000', '#fff')],
    ['noise', () => pictures.noise(600)],
    ['much noise', () => pictures.noise(1_600)],
  ])('%s', async (_, made) => {
    expect(await foundIn(await made())).toEqual([]);
  });

  test.each(share([20, 50, 80, 95], 2))('a page and a card saved at a quality of %d', async (quality) => {
    const save = (picture: Sharp): Sharp => picture.jpeg({ quality });
    expect(await foundIn(pictures.page(), save)).toEqual([]);
    expect(await foundIn(pictures.card(), save)).toEqual([]);
  });
});

describe('something is wrong with', () => {
  test.each<[string, () => Sharp | Promise<Sharp>, string[]]>([
    ['a page on which letters run together', () => spoiled.blurred(pictures.page(), 6), ['sharpness WARNING']],
    ['a page on which lines are grey bars', () => spoiled.blurred(pictures.page(), 12), ['sharpness BLOCKING']],
    ['a card on which letters run together', () => spoiled.blurred(pictures.card(), 6), ['sharpness WARNING']],
    ['a card that is all blur', () => spoiled.blurred(pictures.card(), 14), ['sharpness BLOCKING']],
    ['a card at night', () => spoiled.dim(pictures.card(), 0.12), ['exposure WARNING']],
    ['a card in the dark', () => spoiled.dim(pictures.card(), 0.05), ['exposure BLOCKING']],
    ['a washed out page', () => spoiled.pale(pictures.page(), 0.12), ['exposure WARNING']],
    ['a page that has all but vanished', () => spoiled.pale(pictures.page(), 0.05), ['exposure BLOCKING']],
    ['a reflection on a card', () => spoiled.reflecting(pictures.card(), 0.04), ['glare WARNING']],
    ['a reflection all over a card', () => spoiled.reflecting(pictures.card(), 0.25), ['glare BLOCKING']],
    ['a card as small as a stamp', () => pictures.card(300), ['resolution BLOCKING']],
    ['a small card', () => pictures.card(500), ['resolution WARNING']],
    ['white paper', () => pictures.oneColour('#fff'), ['exposure BLOCKING']],
    ['a covered lens', () => pictures.oneColour('#000'), ['exposure BLOCKING']],
    ['one colour', () => pictures.oneColour('#3a7'), ['exposure BLOCKING']],
  ])('%s', async (_, made, found) => {
    expect(await foundIn(await made())).toEqual(found);
  });
});

test.each<[string, () => Sharp | Promise<Sharp>, boolean]>([
  ['a scanned page', () => pictures.page(), true],
  ['a photo of a card', () => pictures.card(), true],
  ['a card in the light of a lamp', () => spoiled.dim(pictures.card(), 0.3), true],
  ['a card that is all blur', () => spoiled.blurred(pictures.card(), 14), false],
  ['noise', () => pictures.noise(600), false],
  ['white paper', () => pictures.oneColour('#fff'), false],
])('on %s print is looked for', async (_, made, isThere) => {
  const documents = [documentAt('governmentId.front', await inspectPicture(await (await made()).jpeg().toBuffer()))];
  const { failures } = runChecks(evidenceOf(identityDocument(), { documents }));
  expect(failures.some(({ check }) => check === 'print')).toBe(!isThere);
});

describe('running the checks of an attestation', () => {
  test('tells of each how it went', () => {
    const documents = [
      documentAt('governmentId.front', imageOf({ width: 500, height: 300 })),
      documentAt('governmentId.back', { kind: 'unreadable' }),
    ];
    const { failures, checks: outcomes } = runChecks(evidenceOf(identityDocument(), { documents }));
    expect(failures.map(({ check }) => check)).toEqual(['readable', 'resolution']);
    expect(outcomes).toEqual(
      expect.arrayContaining([
        { check: 'readable', outcome: 'failed' },
        { check: 'resolution', outcome: 'failed' },
        { check: 'glare', outcome: 'notRun', reason: '1 of 2 documents could not be measured as a picture.' },
        { check: 'expiry', outcome: 'passed' },
      ]),
    );
    expect(outcomes.map(({ check }) => check)).toEqual([
      'readable',
      'resolution',
      'sharpness',
      'exposure',
      'glare',
      'print',
      'sides',
      'expiry',
      'zone',
      'barcode',
      'sameBytes',
    ]);
  });

  test('finds nothing in an attestation that no check is for', () => {
    const contact = { type: 'businessContactInfo', phoneNumber: '+5491123456789', email: 'a@b.example' } as const;
    expect(runChecks(evidenceOf(contact))).toEqual({ failures: [], checks: [] });
  });

  test('finds nothing but what is documented', () => {
    const inspection = fc.oneof(
      fc.constant({ kind: 'unreadable' } as const),
      fc.record({
        kind: fc.constant('pdf' as const),
        pages: fc.nat(3),
        isWhole: fc.boolean(),
        text: fc.string(),
        readings: fc.constant(nothingRead),
      }),
      fc.record({
        kind: fc.constant('image' as const),
        width: fc.nat(2_000),
        height: fc.nat(2_000),
        isWhole: fc.boolean(),
        sharpness: fc.double({ min: 0, max: 200, noNaN: true }),
        brightness: fc.double({ min: 0, max: 1, noNaN: true }),
        contrast: fc.double({ min: 0, max: 1, noNaN: true }),
        glare: fc.double({ min: 0, max: 1, noNaN: true }),
        letters: fc.nat(20),
        readings: fc.constant(nothingRead),
      }),
    );
    const attestation = fc.constantFrom(selfie, identityDocument({ expiresOn: '2020-01-01' }));
    fc.assert(
      fc.property(attestation, inspection, fc.boolean(), (payload, seen, isUsedElsewhere) => {
        const documents = [documentAt('governmentId.front', seen, { isUsedElsewhere })];
        for (const { check, failureCode, severity, message } of runChecks(evidenceOf(payload, { documents }))
          .failures) {
          const documented = checks.find(({ name }) => name === check)?.finds ?? [];
          expect(documented).toContainEqual(
            expect.objectContaining({ failureCode, severity, when: expect.any(String) }),
          );
          expect(message).toMatch(/^[A-Z].*\.$/);
        }
      }),
    );
  });
});

describe('what is checked again', () => {
  test.each<[AttestationType, AttestationType[]]>([
    ['businessAddress', ['businessProofOfAddressDocuments']],
    ['individualResidentialAddress', ['individualProofOfAddress', 'individualTaxInfo']],
    ['associatedPersonTaxInfo', ['businessAssociatedPersons']],
    ['businessDetails', []],
  ])('after %s', (type, again) => {
    expect(new Set(comparedBy(type))).toEqual(new Set(again));
  });

  test('is of the same kind of review or person, except for the persons of a company', () => {
    const kindOf = (type: AttestationType): string => /^(individual|business|associatedPerson)/.exec(type)?.[0] ?? '';
    const across = attestationTypes.flatMap((type) =>
      comparedBy(type).filter((again) => kindOf(again) !== kindOf(type)),
    );
    expect(new Set(across)).toEqual(new Set(['businessAssociatedPersons']));
  });
});

describe('the checks', () => {
  test('are named once each', () => {
    expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
  });

  test.each(checks.map((check) => [check.name, check] as const))('%s compares for what it applies to', (_, check) => {
    expect(check.appliesTo).toEqual(expect.arrayContaining(Object.keys(check.comparesWith)));
    expect(check.finds).not.toEqual([]);
  });
});
