import { type Browser, type LaunchOptions, chromium } from 'playwright-core';
import { atEndOfWorker } from '../run/at-end-of-worker.js';
import { started } from '../run/started.js';
import { type PageOptions, WatchedPage } from './watched-page.js';

/** What a page gets when it asks for a camera: a moving picture, a refusal by the person, or a device that has none. */
export type Camera = 'works' | 'refused' | 'none';

/** Of this worker, begun when first needed: contexts keep its test files apart. Another camera is another Chromium. */
const browsers = new Map<string, Promise<Browser>>();

atEndOfWorker(async () => {
  await Promise.all([...browsers.values()].map((opened) => opened.then((browser) => browser.close()).catch(() => {})));
});

/** The pages of one test file. */
export class TestBrowser {
  private readonly pages: WatchedPage[] = [];

  /** A window of a person of their own: nothing is kept from one to the next. */
  async newPage({
    camera = 'works',
    ...options
  }: PageOptions & { readonly camera?: Camera } = {}): Promise<WatchedPage> {
    const page = await WatchedPage.open(await browserWith(cameraFlags(camera)), options);
    this.pages.push(page);
    return page;
  }

  /** Closes what is open, and fails when something was wrong on any of these pages: for `afterEach`. */
  async closePages(): Promise<void> {
    const results = await Promise.allSettled(this.pages.splice(0).map((page) => page.close()));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }
}

function browserWith(flags: readonly string[]): Promise<Browser> {
  const key = flags.join(' ');
  const opened = browsers.get(key) ?? launched(flags);
  browsers.set(key, opened);
  // One that has crashed is no use to the tests that follow.
  const forget = (): boolean => browsers.delete(key);
  opened.then((browser) => browser.once('disconnected', forget), forget);
  return opened;
}

async function launched(flags: readonly string[]): Promise<Browser> {
  const found = process.env['GATEHOUSE_TEST_BROWSER'];
  if (found === undefined) throw new Error('No browser was looked for: run the tests with npm test');
  const launch = JSON.parse(found) as LaunchOptions & { missing?: string };
  if (launch.missing !== undefined) throw new Error(launch.missing);
  started('browser');
  const start = (): Promise<Browser> => chromium.launch({ ...launch, args: [...(launch.args ?? []), ...flags] });
  // It was seen to crash as it began, once in some hundred times: that says nothing of what is tested.
  return start().catch(start);
}

function cameraFlags(camera: Camera): string[] {
  const device = '--use-fake-device-for-media-stream';
  const answer = '--use-fake-ui-for-media-stream';
  if (camera === 'refused') return [device, `${answer}=deny`];
  if (camera === 'none') return [`${device}=device-count=0`, answer];
  return [device, answer];
}
