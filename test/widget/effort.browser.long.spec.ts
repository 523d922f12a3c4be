import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { ReviewTier, ReviewType } from '#contracts';
import { root } from '../architecture/workspace.js';
import { director } from '../compliance/acme.js';
import { anas, answersOfCompany } from './answers.js';
import { Counting } from './hands.js';
import { Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

const journeys: readonly (readonly [ReviewTier, ReviewType, taps: number, keys: number, again?: readonly string[]])[] =
  [
    ['LIGHT', 'individual', 10, 16],
    ['STANDARD', 'individual', 42, 111],
    // The company also operates in its country, and the person was born there: nobody can know that.
    ['FULL', 'business', 111, 296, ['the company: AR', 'the person: AR']],
  ];

/** The company has one person, who runs it. */
test.each(journeys)(
  'a %s review of one %s takes %d taps and %d keys, as the guide says, and asks nothing twice',
  async (tier, type, taps, keys, again = []) => {
    const { visitor } = await stage.visit(await stage.open(tier, type), { device: { width: 375 }, hands: Counting });
    const hands = visitor.hands as Counting;
    await visitor.start();
    await visitor.stepAfter(1);
    const answersTo =
      type === 'business' ? answersOfCompany([director]) : (step: keyof typeof anas) => anas[step] ?? [];
    const reached = await visitor.answerAll(
      (step, time) => {
        hands.about = step.startsWith('associatedPerson') ? 'the person' : 'the company';
        return answersTo(step, time);
      },
      { owners: 0 },
    );
    expect(reached).toBe('summary');
    await visitor.submit();
    // Parts of dates and amounts may well be the same.
    const given = hands.given.filter((text) => !/: \d{1,4}$/.test(text));
    expect(given.filter((text, index) => given.indexOf(text) !== index)).toEqual(again);
    expect({ taps: hands.taps, keys: hands.keys }).toEqual({ taps, keys });
    const guide = readFileSync(join(root, 'docs/guides/widget.md'), 'utf8');
    expect(guide).toContain(`\n| ${tier}, ${type} | ${taps} | ${keys} |`);
  },
  240_000,
);
