import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { share } from '../../support/run/sweep.js';
import type { Stage } from '../stage.js';
import { bindPictures, takePictures, takePicturesInLanguages } from './album.js';
import { isWithoutNetwork } from './language-checks.js';
import { faultsOfScreen } from './screen-checks.js';

/** Is called with each screen, as it stands; it leaves the page as it found it. */
export type Look = (screen: string, page: Page) => Promise<void>;

export interface Tour {
  readonly title: string;
  readonly walk: (stage: Stage, look: Look) => Promise<void>;
  /** All that are shown, in their order: none stops being looked at without a word. */
  readonly screens: readonly string[];
  readonly faultsOf?: (page: Page, screen: string) => Promise<string[]>;
}

/** `npm run screens` takes pictures of what is checked here, and looks no closer. */
const isAlbum = process.env['SCREENS'] !== undefined;

/** Walks these tours on one stage, and looks at every screen of them; `npm test` goes past all of them and looks at a third. */
export function everyScreen(start: () => Promise<Stage>, ...tours: readonly Tour[]): void {
  let stage: Stage;
  beforeAll(async () => {
    stage = await start();
  });
  afterEach(() => stage.end());
  afterAll(async () => {
    await stage.stop();
    if (isAlbum) await bindPictures();
  });

  test.each(tours)(
    '$title can be seen, read and handled by everybody',
    async ({ title, walk, screens, faultsOf = faultsOfScreen }) => {
      const looked = share(screens, Math.ceil(screens.length / 3), title);
      const seen: string[] = [];
      const faults: Record<string, string[]> = {};
      await walk(stage, async (screen, page) => {
        seen.push(screen);
        if (isAlbum) return pictured(screen, page, faultsOf === faultsOfScreen);
        if (!looked.includes(screen)) return;
        const found = await faultsOf(page, screen).catch((cause: unknown) => [String(cause)]);
        if (found.length > 0) faults[screen] = found;
      });
      expect(faults).toEqual({});
      expect(seen).toEqual(screens);
    },
    1_200_000,
  );
}

/** Of pages of Gatehouse itself, none in other languages. */
async function pictured(screen: string, page: Page, isOfWidget: boolean): Promise<void> {
  await takePictures(screen, page);
  if (isOfWidget && !isWithoutNetwork.test(screen)) await takePicturesInLanguages(screen, page);
}
