import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Requirement, Review } from '../api/wire.js';
import { comparedWith } from './compared-attestations.js';
import { type Flow, startFlow, canSubmit, isChangeable, isToDo, nextPlace, previousPlace, reduceFlow } from './flow.js';
import { stepsOf } from './steps.js';
import { Walk, always, isBlocking } from './walk.spec-fixture.js';
import {
  type World,
  failuresOf,
  idOf,
  isMet,
  requirementsOf,
  reviewOf,
  withUpload,
  worlds,
} from './world.spec-fixture.js';

const closed = ['submitted', 'validatingSubmission', 'inReview', 'approved', 'rejected', 'error'];

describe('whatever somebody does and the server answers', () => {
  test('nothing is submitted that the server would send back', () => {
    always(({ flow, world, isAcknowledged }) => {
      if (!canSubmit(flow)) return;
      expect(closed).not.toContain(world.status);
      expect(world.wanted.filter((wanted) => !isMet(wanted, world))).toEqual([]);
      expect(world.wanted.filter((wanted) => isBlocking(failuresOf(wanted)))).toEqual([]);
      if (world.wanted.some((wanted) => failuresOf(wanted).length > 0)) expect(isAcknowledged).toBe(true);
    });
  });

  test('what the server would take can be submitted once its warnings are acknowledged', () => {
    always(({ flow, world }) => {
      const isComplete = world.wanted.every((wanted) => isMet(wanted, world) && !isBlocking(failuresOf(wanted)));
      const acknowledged = reduceFlow(flow, { type: 'acknowledged', acknowledged: true });
      expect(canSubmit(acknowledged)).toBe(isComplete && !closed.includes(world.status));
    });
  });

  test('one is somewhere that exists', () => {
    always(({ flow, world: { status } }) => {
      const { place, steps } = flow;
      if (closed.includes(status)) expect(place).toEqual({ at: 'status' });
      if (status === 'draft') expect(place.at).not.toBe('status');
      if (status !== 'draft') expect(place.at).not.toBe('welcome');
      if (place.at === 'step') expect(steps.map(({ id }) => id)).toContain(place.id);
      if (place.at === 'summary') expect(steps.filter(({ state }) => state === 'open')).toEqual([]);
    });
  });

  test('going back ends at the beginning, and everything on the way exists', () => {
    always(({ flow }) => {
      let here = flow;
      for (let count = 0; here.place.at === 'step'; count++) {
        expect(count).toBeLessThanOrEqual(flow.steps.length + 1);
        const place = previousPlace(here);
        if (place === undefined) throw new Error('There is a way back from every step');
        here = reduceFlow(here, { type: 'went', place });
        expect(here.place).toEqual(place);
      }
    });
  });

  test('the same answer twice changes nothing', () => {
    always(({ flow, world }) => {
      const action = { type: 'answered', review: reviewOf(world), requirements: requirementsOf(world) } as const;
      const once = reduceFlow(flow, action);
      expect(reduceFlow(once, action)).toEqual(once);
    });
  });

  test('only what the server lets in can be changed, and all that it asks for', () => {
    always(({ flow, world }) => {
      const { status, wanted } = world;
      for (const step of flow.steps) {
        const own = wanted.find((one) => idOf(one) === step.id);
        if (own === undefined) throw new Error('A step that nobody wants');
        const toMend = wanted.filter((one) => isBlocking(failuresOf(one)));
        const isCompared = toMend.some((one) => comparedWith[one.attestationType]?.includes(step.type) ?? false);
        const isWanted = own.request !== undefined || !isMet(own, world) || toMend.includes(own);
        const isLetIn = status === 'additionalInformationRequested' ? isWanted || isCompared : !closed.includes(status);
        if (isChangeable(flow, step)) expect(isLetIn).toBe(true);
        if (isToDo(step) && !closed.includes(status)) expect(isChangeable(flow, step)).toBe(true);
      }
    });
  });

  test('what was sent back is listed until the review goes on', () => {
    always(({ flow, world }, before) => {
      const listed = flow.toFix.map(({ id }) => id);
      if (!['submissionValidationsFailed', 'additionalInformationRequested'].includes(world.status))
        return expect(listed).toEqual([]);
      const earlier = before.review.status.type === world.status ? before.toFix : [];
      const isStep = (id: string): boolean => flow.steps.some((step) => step.id === id);
      const toDo = flow.steps.filter(isToDo).map(({ id }) => id);
      expect(listed).toEqual(expect.arrayContaining([...toDo, ...earlier.map(({ id }) => id).filter(isStep)]));
    });
  });
});

test('a warning was sent back only where it stopped the submission', () => {
  const [review, requirements] = answerOf(['individualTaxInfo']);
  const failures = [{ failureCode: 'OTHER', severity: 'WARNING' }] as const;
  const uploaded = { id: 'a', attestationType: 'individualTaxInfo', validationStatus: { type: 'failed', failures } };
  const mended = (type: 'submissionValidationsFailed' | 'additionalInformationRequested'): unknown =>
    startFlow({
      review: { ...review, status: { type }, uploadedAttestations: [uploaded] } as unknown as Review,
      requirements: requirements.map((requirement) => ({ ...requirement, met: true })),
    }).toFix;
  expect(mended('submissionValidationsFailed')).toEqual([{ id: 'individualTaxInfo', failures }]);
  expect(mended('additionalInformationRequested')).toEqual([]);
});

test('what an officer said is remembered when the server says it no more', () => {
  const [review, requirements] = answerOf(['individualTaxInfo']);
  const asked: Review = { ...review, status: { type: 'additionalInformationRequested' } };
  const saying = requirements.map((requirement) => ({ ...requirement, message: 'Please' }));
  const before = startFlow({ review: asked, requirements: saying }).toFix;
  expect(startFlow({ review: asked, requirements }, before).toFix).toMatchObject([{ message: 'Please' }]);
});

describe('following the suggested steps', () => {
  test('comes to everything that is to do, once, and then to the summary', () => {
    fc.assert(
      fc.property(worlds, (start) => {
        const walk = new Walk({ ...start, status: 'draft' });
        const toDo = walk.flow.steps.filter(isToDo).map(({ id }) => id);
        const visited: string[] = [];
        walk.flow = reduceFlow(walk.flow, { type: 'went', place: nextPlace(walk.flow) });
        while (walk.flow.place.at === 'step') {
          const { id } = walk.flow.place;
          visited.push(id);
          expect(visited.length).toBeLessThanOrEqual(toDo.length);
          const uploaded = { id: `${id}-once-more`, validationStatus: { type: 'approved' } as const };
          walk.world = withUpload(walk.world, id, uploaded);
          walk.does({ does: 'looks' });
          walk.flow = reduceFlow(walk.flow, { type: 'completed', id });
        }
        expect(visited).toEqual(toDo);
        expect(walk.flow.place).toEqual({ at: 'summary' });
      }),
    );
  });

  test('comes back to what was left out', () => {
    const flow = startOf(['individualPersonalInfo', 'individualTaxInfo', 'individualContactInfo']);
    const last = reduceFlow(flow, { type: 'went', place: { at: 'step', id: 'individualTaxInfo' } });
    expect(reduceFlow(last, { type: 'completed', id: 'individualTaxInfo' }).place).toEqual({
      at: 'step',
      id: 'individualPersonalInfo',
    });
  });

  test('stays where they went meanwhile', () => {
    const flow = startOf(['individualPersonalInfo', 'individualTaxInfo', 'individualContactInfo']);
    const elsewhere = reduceFlow(flow, { type: 'went', place: { at: 'step', id: 'individualTaxInfo' } });
    expect(reduceFlow(elsewhere, { type: 'completed', id: 'individualPersonalInfo' })).toBe(elsewhere);
  });
});

describe('the terms of service', () => {
  const terms = { version: '1.0', url: 'https://gatehouse.example/terms' };
  const [review, requirements] = answerOf(['individualPersonalInfo', 'individualTaxInfo']);
  const answer = { review, requirements, terms };

  test('come before the first question, and lead on to it once they are accepted', () => {
    const begun = startFlow(answer);
    expect(begun.place).toEqual({ at: 'welcome' });
    const asked = reduceFlow(begun, { type: 'went', place: nextPlace(begun) });
    expect(asked.place).toEqual({ at: 'terms' });
    const accepted = reduceFlow(asked, { type: 'answered', review, requirements });
    expect(accepted.place).toEqual({ at: 'step', id: 'individualPersonalInfo' });
  });

  test('come first for whoever comes back to a draft', () => {
    const uploaded = { id: 'a', attestationType: 'individualPersonalInfo', validationStatus: { type: 'approved' } };
    const resumed = { ...review, uploadedAttestations: [uploaded] } as unknown as Review;
    expect(startFlow({ ...answer, review: resumed }).place).toEqual({ at: 'terms' });
  });

  test('are not asked of whoever has submitted', () => {
    const submitted = { ...review, status: { type: 'inReview', submittedAt: '2026-11-21T09:30:00.000Z' } } as Review;
    expect(startFlow({ ...answer, review: submitted }).place).toEqual({ at: 'status' });
  });
});

describe('steps', () => {
  test('are all that is required, and each person is asked about in one go', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const steps = stepsOf(reviewOf(world), requirementsOf(world));
        expect(steps.map(({ id }) => id).sort()).toEqual(world.wanted.map(idOf).sort());
        const people = steps.map(({ personId }) => personId);
        const changes = people.filter((personId, index) => index > 0 && personId !== people[index - 1]);
        expect(changes).toEqual([...new Set(changes)]);
        expect(changes).not.toContain(undefined);
      }),
    );
  });
});

describe('a box that was ticked', () => {
  test('is ticked no more once there are other warnings', () => {
    const [review, requirements] = answerOf(['individualPersonalInfo', 'individualTaxInfo']);
    const warned = (...types: string[]): Flow['review'] => ({
      ...review,
      uploadedAttestations: requirements.map(({ attestationType }) => ({
        id: attestationType,
        attestationType,
        validationStatus: types.includes(attestationType)
          ? { type: 'failed', failures: [{ failureCode: 'OTHER', severity: 'WARNING' }] }
          : { type: 'approved' },
      })),
    });
    const met = requirements.map((requirement) => ({ ...requirement, met: true }));
    const before = reduceFlow(startFlow({ review: warned('individualTaxInfo'), requirements: met }), {
      type: 'acknowledged',
      acknowledged: true,
    });
    expect(canSubmit(before)).toBe(true);
    const same = reduceFlow(before, { type: 'answered', review: warned('individualTaxInfo'), requirements: met });
    expect(canSubmit(same)).toBe(true);
    const both = warned('individualTaxInfo', 'individualPersonalInfo');
    const after = reduceFlow(before, { type: 'answered', review: both, requirements: met });
    expect(after.acknowledged).toBe(false);
    expect(canSubmit(after)).toBe(false);
  });
});

type OwnType = 'individualPersonalInfo' | 'individualTaxInfo' | 'individualContactInfo';

function startOf(types: readonly OwnType[]): Flow {
  const [review, requirements] = answerOf(types);
  return startFlow({ review, requirements });
}

function answerOf(types: readonly OwnType[]): [Review, Requirement[]] {
  const world: World = {
    type: 'individual',
    status: 'draft',
    personIds: [],
    wanted: types.map((attestationType) => ({
      attestationType,
      personId: undefined,
      uploaded: undefined,
      request: undefined,
    })),
  };
  return [reviewOf(world), requirementsOf(world)];
}
