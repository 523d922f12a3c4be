import type { Frame, Page } from 'playwright-core';
import type { Applicant } from '../support/compliance/applicant.js';
import { FramingSite } from '../support/browser/framing-site.js';
import type { WatchedPage } from '../support/browser/watched-page.js';
import { must } from '../support/service/api.js';
import { Mouse } from './hands.js';
import { wordsOf } from './languages.js';
import type { Stage } from './stage.js';
import { Visitor } from './visitor.js';

export interface FrameSession {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: string;
}

/** The site of a partner that has the widget in a frame, beside the stage on which it is tried. */
export class Framing {
  private constructor(
    readonly stage: Stage,
    readonly site: FramingSite,
  ) {}

  static async on(stage: Stage): Promise<Framing> {
    return new Framing(stage, await FramingSite.start(stage.gatehouse.url));
  }

  /** For pages of this site, where nothing else is said. */
  async session({ api, path }: Pick<Applicant, 'api' | 'path'>, wanted: object = {}): Promise<FrameSession> {
    const body = { allowedOrigins: [this.site.origin], ...wanted };
    const { id, token, expiresAt } = must(await api.post(`${path}/sessions`, body), 201);
    return { id: String(id), token: String(token), expiresAt: String(expiresAt) };
  }

  /** A page with a frame for each of them, whose server renews the sessions. */
  async open(applicants: readonly Applicant[], lang?: string): Promise<WatchedPage> {
    const first = await Promise.all(applicants.map((applicant) => this.session(applicant)));
    const given: FrameSession[] = [];
    this.site.session = async (frame) => {
      const next = first[frame];
      const applicant = applicants[frame];
      if (next === undefined || applicant === undefined) throw new Error(`There is no frame ${frame}`);
      if (given.includes(next)) return this.session(applicant);
      given.push(next);
      return next;
    };
    return this.show(
      first.map(({ id }) => id),
      lang,
    );
  }

  async show(sessionIds: readonly string[], lang = 'en'): Promise<WatchedPage> {
    const watched = await this.stage.browser.newPage({ lang });
    await watched.page.goto(`${this.site.origin}${this.site.frames(sessionIds)}`);
    return watched;
  }
}

/** What is in the frame of this number, once there is a page. */
export async function frameOf(page: Page, index = 0): Promise<Frame> {
  const element = await page.locator('iframe').nth(index).elementHandle();
  const frame = await element.contentFrame();
  if (frame === null) throw new Error(`There is no frame ${index}`);
  return frame;
}

/** Somebody who fills in what is in a frame. A frame is asked for its elements like a page. */
export async function visitorIn(page: Page, frame: Frame, lang = 'en'): Promise<Visitor> {
  return new Visitor(frame as unknown as Page, await wordsOf(lang), new Mouse(page));
}
