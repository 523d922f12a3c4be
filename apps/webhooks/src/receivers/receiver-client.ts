import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent } from 'undici';
import { Config } from '#runtime';
import { asUnreachable } from './receiver-failure-reason.js';
import { ReceiverConnector } from './receiver-connector.js';
import { type ReceiverAnswer, ReceiverExchange, type ReceiverDispatchers } from './receiver-exchange.js';
import { ReceiverNames } from './receiver-names.js';
import { bareHost, reachesOwnMachine, readReceiverUrl } from './receiver-url.js';
import { ReceiverUnreachable } from './receiver.errors.js';
import { TimeLimit } from './time-limit.js';

const checkedWithinMilliseconds = 2_000;
/** Shorter than most servers keep an idle connection. A server may announce a longer time, up to the maximum. */
const idleMilliseconds = 4_000;
const mostIdleMilliseconds = 30_000;
const mostUrlsKnown = 5_000;

/** Sends requests to the servers of partners, and never to an internal address. */
@Injectable()
export class ReceiverClient implements OnApplicationShutdown {
  private readonly reachesOwnMachine: boolean;
  private readonly urls = new Map<string, URL>();
  private readonly limit: TimeLimit;
  private readonly checkLimit = new TimeLimit(checkedWithinMilliseconds);
  private readonly connector: ReceiverConnector;
  private readonly dispatchers: ReceiverDispatchers & Record<'kept' | 'fresh', Agent>;

  constructor(
    config: Config,
    private readonly names: ReceiverNames,
  ) {
    this.reachesOwnMachine = reachesOwnMachine(config);
    this.limit = new TimeLimit(config.webhookTimeoutMilliseconds);
    this.connector = new ReceiverConnector(names, this.limit);
    this.dispatchers = dispatchersOver(this.connector, config.webhookTimeoutMilliseconds);
  }

  /** Before a URL is stored: `ReceiverRefused` if it leads to an internal address. A name that does not resolve yet is accepted. */
  async check(url: string): Promise<void> {
    const { hostname } = readReceiverUrl(url, this.reachesOwnMachine);
    const late = (): Error => new ReceiverUnreachable('the name did not resolve in time');
    try {
      await this.checkLimit.keep(this.names.addressesOf(bareHost(hostname)), late);
    } catch (cause) {
      if (!(cause instanceof ReceiverUnreachable)) throw cause;
    }
  }

  /** One attempt. Any response is an answer, including a redirect, which is not followed; `ReceiverUnreachable` if there is none. */
  async post(url: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<ReceiverAnswer> {
    try {
      return await this.attempt(this.read(url), headers, body);
    } catch (cause) {
      throw asUnreachable(cause);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  /** Aborts requests in progress. */
  async close(): Promise<void> {
    this.connector.close();
    await Promise.all([this.dispatchers.kept.destroy(), this.dispatchers.fresh.destroy()]);
  }

  /** The same few URLs are called again and again. */
  private read(text: string): URL {
    const known = this.urls.get(text);
    if (known !== undefined) return known;
    const url = readReceiverUrl(text, this.reachesOwnMachine);
    if (this.urls.size >= mostUrlsKnown) this.urls.clear();
    this.urls.set(text, url);
    return url;
  }

  private async attempt(url: URL, headers: Readonly<Record<string, string>>, body: Buffer): Promise<ReceiverAnswer> {
    const { origin, pathname, search } = url;
    const request = { origin, path: `${pathname}${search}`, method: 'POST', headers, body };
    const exchange = new ReceiverExchange(this.dispatchers, request);
    const slot = this.limit.start(exchange);
    try {
      return await exchange.answer;
    } finally {
      slot.delete(exchange);
    }
  }
}

function dispatchersOver(
  connector: ReceiverConnector,
  limitMilliseconds: number,
): ReceiverDispatchers & Record<'kept' | 'fresh', Agent> {
  // Our own limit covers the whole attempt.
  const options = { connect: connector.connect, headersTimeout: 0, bodyTimeout: 0 };
  const idle = { keepAliveTimeout: idleMilliseconds, keepAliveMaxTimeout: mostIdleMilliseconds };
  return {
    kept: new Agent({ ...options, ...idle, pipelining: 1 }),
    fresh: new Agent({ ...options, pipelining: 0 }),
    brokeAfterUse: (error) => connector.brokeAfterUse(error),
    limitMilliseconds,
  };
}
