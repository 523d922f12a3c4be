import type { Page } from 'playwright-core';
import type { TestBrowser } from '../support/browser/browser.js';
import type { PageOptions, WatchedPage } from '../support/browser/watched-page.js';

/** The made-up people of the sandbox. */
export type Colleague = 'Olga Ortiz' | 'Abel Acosta' | 'Flora Fuentes' | 'Teo Torres' | 'Ada Alonso';

/** The console of one person, in a window of their own. */
export class Desk {
  private constructor(
    readonly watched: WatchedPage,
    private readonly url: string,
    private readonly who: Colleague,
  ) {}

  static async of(browser: TestBrowser, url: string, who: Colleague, options: PageOptions = {}): Promise<Desk> {
    const watched = await browser.newPage(options);
    // It asks who is there before anybody has signed in.
    watched.allow(/^answer: 401 GET .*\/staff\/current$/);
    const desk = new Desk(watched, url, who);
    await desk.open('/console');
    await desk.signIn();
    await desk.page.locator('header .me').waitFor();
    return desk;
  }

  get page(): Page {
    return this.watched.page;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.url}${path}`);
  }

  async signIn(): Promise<void> {
    await this.page.getByRole('button', { name: this.who }).click();
  }

  /** As it ends elsewhere: this page is not told, and whatever it reads just then has to wait as well. */
  async loseSession(): Promise<void> {
    this.watched.allow(/^answer: 401 (GET|POST) .*\/(compliance|staff|organizations)\//);
    await this.page.evaluate(() => fetch('/staff/sessions/current', { method: 'DELETE' }).then(({ status }) => status));
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }

  /** The page of one review, with the reason given for looking. */
  async openReview(id: string): Promise<void> {
    await this.open(`/console/reviews/${id}`);
    await this.page.locator('console-decision, console-answers').first().waitFor();
    const look = this.page.locator('.wide form button');
    if (await look.isVisible()) await look.click();
    await this.page.locator('console-answers dl').first().waitFor();
  }

  /** Chooses what is decided; its fields are there then. */
  async choose(decision: string): Promise<void> {
    await this.page.getByRole('radio', { name: decision, exact: true }).check();
  }

  async send(): Promise<void> {
    await this.page.locator('console-decision').getByRole('button', { name: 'Send' }).click();
    await this.page.locator('console-decision .told').waitFor();
  }

  /** The one proposal that is shown alone. */
  async agree(proposalId: string): Promise<void> {
    await this.open(`/console/proposals/${proposalId}`);
    await this.press('Agree');
    await this.page.locator('article .tag.approved').waitFor();
  }

  /** Where a decision has become a proposal. */
  async proposalId(): Promise<string> {
    const link = await this.page.getByRole('link', { name: 'To the proposal' }).getAttribute('href');
    return link?.split('/').at(-1) ?? '';
  }
}
