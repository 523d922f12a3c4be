import type { Clock } from '#runtime';
import type { ProviderResponse, ProviderRequest, ProviderClient } from './provider-client.js';
import { ProviderFailed } from './provider.errors.js';

/** A provider that is silent is left alone for a moment: whoever asks meanwhile is told so at once, and holds up nobody. */
const silenceKeptMilliseconds = 5_000;

/** One line to the provider for payouts and one for payins: that one of them is silent does not end the other. */
export class ProviderCircuit {
  /** Apart for what callers wait for and for what jobs ask: that an order takes long does not end all quotes. */
  private readonly silentUntil = { callers: 0, jobs: 0 };

  constructor(
    private readonly requests: ProviderClient,
    private readonly clock: Clock,
  ) {}

  get name(): string {
    return `http-provider ${this.requests.providerName}`;
  }

  async ask(question: ProviderRequest): Promise<ProviderResponse> {
    const whose = question.isWaitedFor ? 'callers' : 'jobs';
    if (this.clock.now().getTime() < this.silentUntil[whose]) throw new ProviderFailed('was silent a moment ago', true);
    try {
      return await this.requests.ask(question);
    } catch (cause) {
      if (cause instanceof ProviderFailed && cause.isTimeout)
        this.silentUntil[whose] = this.clock.now().getTime() + silenceKeptMilliseconds;
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

/** 422: it was understood, and will not be done however often it is asked for. */
export function isTakenOrRefused(status: number): boolean {
  return isTaken(status) || status === 422;
}
