import type { Clock } from '#runtime';
import type { ProviderClient, ProviderRequest, ProviderResponse } from './provider-client.js';
import { ProviderFailed } from './provider.errors.js';

/** How long requests to a provider that did not answer in time fail at once. */
const openMilliseconds = 5_000;

/** A circuit breaker before the provider, one for payouts, one for payins and one for closing charges: a timeout in one does not stop the others. */
export class ProviderCircuit {
  /** Separate for requests that a caller waits for and those of jobs: a slow order does not stop quotes. */
  private readonly openUntil = { callers: 0, jobs: 0 };

  constructor(
    private readonly client: ProviderClient,
    private readonly clock: Clock,
  ) {}

  get name(): string {
    return `http-provider ${this.client.providerName}`;
  }

  /** Whether something was not answered a moment ago, of whatever kind. */
  get isOpen(): boolean {
    return this.clock.now().getTime() < Math.max(this.openUntil.callers, this.openUntil.jobs);
  }

  async ask(request: ProviderRequest): Promise<ProviderResponse> {
    const whose = request.isWaitedFor ? 'callers' : 'jobs';
    if (this.clock.now().getTime() < this.openUntil[whose]) throw new ProviderFailed('was silent a moment ago', true);
    try {
      return await this.client.ask(request);
    } catch (cause) {
      if (cause instanceof ProviderFailed && cause.isTimeout)
        this.openUntil[whose] = this.clock.now().getTime() + openMilliseconds;
      throw cause;
    }
  }
}

export function isFoundOrNot(status: number): boolean {
  return status === 200 || status === 404;
}

export function isTaken(status: number): boolean {
  return status >= 200 && status < 300;
}

/** 422: it was understood and will never be done. */
export function isTakenOrRefused(status: number): boolean {
  return isTaken(status) || status === 422;
}
