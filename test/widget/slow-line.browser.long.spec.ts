import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { ReviewTier, ReviewType } from '#contracts';
import { root } from '../architecture/workspace.js';
import { director } from '../compliance/acme.js';
import type { WatchedPage } from '../support/browser/watched-page.js';
import { anas, answersOfCompany } from './answers.js';
import { Stage } from './stage.js';
import { Visitor } from './visitor.js';

let stage: Stage;

beforeAll(async () => {
  stage = await Stage.shared();
});
afterEach(() => stage.end());
afterAll(() => stage.stop());

/** 1.6 Mbit/s with 150 ms, as phones have it outside of towns; nothing is in the cache. */
async function slow(watched: WatchedPage): Promise<void> {
  const tools = await watched.devTools();
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
}

/** Notes how long each step takes to be there, from when the one before it was sent. */
class Timed extends Visitor {
  readonly waits: [step: string, milliseconds: number][] = [];
  private since = performance.now();

  note(step: string): void {
    this.waits.push([step, Math.round(performance.now() - this.since)]);
  }

  override async shown(step: Parameters<Visitor['shown']>[0]): Promise<void> {
    await super.shown(step);
    await this.page.locator('gatehouse-step .field, gatehouse-people .button.primary').first().waitFor();
    this.note(step);
  }

  override async goOn(): Promise<void> {
    this.since = performance.now();
    await super.goOn();
  }

  override async start(): Promise<void> {
    this.since = performance.now();
    await super.start();
  }

  begin(): void {
    this.since = performance.now();
  }
}

/** In seconds, as the guide tells them. */
function limitsInGuide(): Readonly<Record<string, number>> & { readonly step: number } {
  const guide = readFileSync(join(root, 'docs/guides/widget.md'), 'utf8');
  const figures =
    /the first screen is there ([\d.]+) s .* a step [\d.]+ to ([\d.]+) s .* the first step about a person takes ([\d.]+) s/.exec(
      guide,
    );
  if (figures === null) throw new Error('The guide does not say how long the widget takes on a slow line');
  const [, welcome, step, associatedPersonPersonalInfo] = figures.map(Number);
  return { welcome, step, associatedPersonPersonalInfo } as ReturnType<typeof limitsInGuide>;
}

const journeys: readonly (readonly [ReviewTier, ReviewType])[] = [
  ['LIGHT', 'individual'],
  ['FULL', 'business'],
];

test.each(journeys)(
  'a %s review is gone through on a slow line without a wait that is long',
  async (tier, type) => {
    const applicant = await stage.open(tier, type);
    const watched = await stage.browser.newPage({ width: 375 });
    await slow(watched);
    const { words } = (await stage.visit(applicant, { withoutWidget: true })).visitor;
    const visitor = new Timed(watched.page, words);
    visitor.begin();
    await watched.page.goto(stage.site.customer(applicant).url());
    await visitor.button(words.welcome.start).waitFor();
    visitor.note('welcome');
    await visitor.start();
    await visitor.stepAfter(1);
    const answers = type === 'business' ? answersOfCompany([director]) : (step: keyof typeof anas) => anas[step] ?? [];
    expect(await visitor.answerAll(answers, { owners: 0 })).toBe('summary');
    process.stdout.write(
      `${tier} on a slow line: ${visitor.waits.map(([step, wait]) => `${step} ${wait} ms`).join(', ')}\n`,
    );
    // The machine of the tests does other things as well, so it has three times as long as the guide says.
    const limits = limitsInGuide();
    const long = visitor.waits.filter(([step, wait]) => wait > 3_000 * (limits[step] ?? limits.step));
    expect(long).toEqual([]);
  },
  240_000,
);
