import type { AttestationType, ReviewTier, ReviewType } from '#contracts';
import type { Page } from 'playwright-core';
import { Applicant } from '../support/compliance/applicant.js';
import { atEndOfWorker } from '../support/run/at-end-of-worker.js';
import { type Camera, TestBrowser } from '../support/browser/browser.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import type { Environment } from '../support/service/service.js';
import { Network } from '../support/network/network.js';
import type { PartnerPage } from '../support/browser/partner-markup.js';
import { type PartnerCustomer, PartnerSite } from '../support/browser/partner-site.js';
import type { PageOptions, WatchedPage } from '../support/browser/watched-page.js';
import { type Hands, Mouse } from './hands.js';
import { wordsOf } from './languages.js';
import { Visitor } from './visitor.js';

/** Somebody with a review, and the page of the partner that they are on. */
export interface Visit {
  readonly applicant: Applicant;
  readonly customer: PartnerCustomer;
  readonly watched: WatchedPage;
  readonly visitor: Visitor;
}

/** The page of the partner, what it is seen on, and what works it; `before` it is opened, something can be allowed or cut. */
export interface VisitOptions extends PartnerPage {
  readonly device?: PageOptions & { readonly camera?: Camera };
  readonly hands?: new (page: Page) => Hands;
  readonly before?: (watched: WatchedPage) => unknown;
}

let shared: Promise<Surroundings> | undefined;

/** Everything between a person and the database, for one test file. */
export class Stage {
  readonly browser = new TestBrowser();

  private constructor(
    private readonly around: Surroundings,
    private readonly close: () => Promise<unknown>,
  ) {}

  /** On a separate Gatehouse, for tests of its configuration or clock. */
  static async start(environment: Environment = {}): Promise<Stage> {
    const gatehouse = await Gatehouse.start({ environment });
    const around = await surrounded(gatehouse);
    return new Stage(around, async () => {
      await leave(around);
      await gatehouse.stop();
    });
  }

  /** On what all test files of this worker share. */
  static async shared(): Promise<Stage> {
    shared ??= Gatehouse.shared().then(async (gatehouse) => {
      const around = await surrounded(gatehouse);
      atEndOfWorker(() => leave(around));
      return around;
    });
    return new Stage(await shared, () => Promise.resolve());
  }

  get gatehouse(): Gatehouse {
    return this.around.gatehouse;
  }

  get network(): Network {
    return this.around.network;
  }

  get site(): PartnerSite {
    return this.around.site;
  }

  /** After each test. */
  async end(): Promise<void> {
    this.network.mend();
    await this.browser.closePages();
  }

  async stop(): Promise<void> {
    await this.browser.closePages();
    await this.close();
  }

  open(tier: ReviewTier = 'STANDARD', type: ReviewType = 'individual'): Promise<Applicant> {
    return Applicant.open(this.gatehouse, { type, tier });
  }

  /** Somebody of whom everything was uploaded but this: the widget begins with it. */
  async missing(attestationType: AttestationType): Promise<Applicant> {
    const applicant = await this.open();
    await applicant.complete({ but: attestationType });
    await applicant.validated();
    return applicant;
  }

  async visit(
    applicant: Applicant,
    { lang = 'en', device = {}, hands = Mouse, before, ...page }: VisitOptions = {},
  ): Promise<Visit> {
    const watched = await this.browser.newPage(device);
    await before?.(watched);
    const customer = this.site.customer(applicant);
    const visitor = new Visitor(watched.page, await wordsOf(lang), new hands(watched.page));
    await watched.page.goto(customer.url({ lang, ...page }));
    return { applicant, customer, watched, visitor };
  }
}

interface Surroundings {
  readonly gatehouse: Gatehouse;
  readonly network: Network;
  readonly site: PartnerSite;
}

async function surrounded(gatehouse: Gatehouse): Promise<Surroundings> {
  const network = await Network.to(gatehouse.url);
  return { gatehouse, network, site: await PartnerSite.start(network.url) };
}

async function leave({ network, site }: Surroundings): Promise<void> {
  await site.stop();
  await network.stop();
}
