import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  readonly forcedColors?: boolean;
  readonly reducedMotion?: boolean;
  /** The language that the browser asks for. */
  readonly lang?: string;
  /** How many times slower the device computes. */
  readonly cpuThrottle?: number;
  /** A phone: touch, and no mouse that hovers. */
  readonly touch?: boolean;
}

/** What a page sees of itself here: tests are compiled without the types of a browser. */
interface InPage {
  addEventListener(type: 'securitypolicyviolation', listener: (event: PolicyViolation) => void): void;
  reportPolicyViolation(text: string): void;
}

interface PolicyViolation {
  readonly effectiveDirective: string;
  readonly blockedURI: string;
  readonly sourceFile: string;
  readonly lineNumber: number;
  readonly sample: string;
}

/** A page under watch: whatever goes wrong on it, though the person sees nothing of it, fails the test at the end. */
export class WatchedPage {
  private readonly found: string[] = [];
  private readonly allowed: RegExp[] = [];
  private isClosed = false;

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async open(browser: Browser, options: PageOptions): Promise<WatchedPage> {
    const context = await browser.newContext(contextOptions(options));
    // Nothing here takes as long as a person waits; a test that hangs says at which step.
    context.setDefaultTimeout(90_000);
    const watched = new WatchedPage(context, await context.newPage());
    await watched.watch();
    if (options.cpuThrottle !== undefined)
      await (await watched.devTools()).send('Emulation.setCPUThrottlingRate', { rate: options.cpuThrottle });
    return watched;
  }

  /** Errors and warnings of the console, uncaught errors, breaches of the policy, requests that failed or were refused. */
  async problems(): Promise<string[]> {
    // What happened before this is done was told before it.
    await Promise.all(this.context.pages().map((page) => page.evaluate(taskLater).catch(() => undefined)));
    return this.found.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }

  /** What a test brings about on purpose: `/^answer: 422 POST .*submit/`. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  devTools(): Promise<CDPSession> {
    return this.context.newCDPSession(this.page);
  }

  /** So slow a line that progress can be seen; without a figure, as fast as can be again. */
  async limitUploads(bytesPerSecond = -1): Promise<void> {
    const network = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
    await (await this.devTools()).send('Network.emulateNetworkConditions', network);
  }

  /** Fails when something was wrong that the test did not allow; to close it once more says nothing more. */
  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    const problems = await this.problems();
    await this.context.close();
    if (problems.length > 0) throw new Error(`The page was not at ease:\n${problems.join('\n')}`);
  }

  private async watch(): Promise<void> {
    await this.context.exposeFunction('reportPolicyViolation', (text: string) => void this.found.push(text));
    await this.context.addInitScript(reportPolicyViolations);
    // Asked for just before it is opened, the browser may still open a window for files itself.
    this.page.on('filechooser', () => undefined);
    this.context.on('console', (message) => {
      if (/^(error|warning)$/.test(message.type()) && !isAboutAnAnswer(message.text()))
        this.found.push(`console: ${message.text()}`);
    });
    this.context.on('weberror', (error) => void this.found.push(`error: ${error.error().message}`));
    this.context.on('response', (response) => {
      if (response.status() >= 400)
        this.found.push(`answer: ${response.status()} ${response.request().method()} ${response.url()}`);
    });
    this.context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page itself no longer wanted it.
      if (reason !== 'net::ERR_ABORTED') this.found.push(`request: ${request.method()} ${request.url()} ${reason}`);
    });
  }
}

function contextOptions(options: PageOptions): BrowserContextOptions {
  const { width = 1280, height = 800, colorScheme = 'light', lang = 'en-US' } = options;
  return {
    viewport: { width, height },
    colorScheme,
    locale: lang,
    forcedColors: options.forcedColors === true ? 'active' : 'none',
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    ...(options.touch === true ? { hasTouch: true, isMobile: true } : {}),
  };
}

/** Runs in the page, before anything of its own. */
function reportPolicyViolations(): void {
  const page = globalThis as unknown as InPage;
  page.addEventListener('securitypolicyviolation', (event) => {
    const place = `${event.sourceFile}:${event.lineNumber}`;
    page.reportPolicyViolation(`policy: ${event.effectiveDirective} ${event.blockedURI} ${place} ${event.sample}`);
  });
}

function taskLater(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

/** The console repeats each answer from 400 on and each request that failed: they are noted with what was asked. */
function isAboutAnAnswer(text: string): boolean {
  return text.startsWith('Failed to load resource: ');
}
