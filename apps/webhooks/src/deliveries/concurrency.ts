const mostInFlight = 1_024;
const mostPerWebhook = 64;
const atFirst = 8;
const leastPerWebhook = 2;
const mostRemembered = 10_000;

interface Share {
  inFlight: number;
  limit: number;
}

/**
 * How many attempts this process makes at once, in all and for each webhook. Who answers is given
 * more, whatever it answers; who keeps us waiting is given less, so that one receiver, or many, that
 * hang hold few of the places and nobody else waits for them.
 */
export class Concurrency {
  private inFlight = 0;
  private readonly shares = new Map<string, Share>();

  get free(): number {
    return mostInFlight - this.inFlight;
  }

  get isIdle(): boolean {
    return this.inFlight === 0;
  }

  /** How many more may begin for a webhook that is not in `exceptions`. */
  readonly usual = atFirst;

  exceptions(): { webhookIds: string[]; free: number[] } {
    const known = [...this.shares];
    return {
      webhookIds: known.map(([webhookId]) => webhookId),
      free: known.map(([, { inFlight, limit }]) => Math.max(0, limit - inFlight)),
    };
  }

  begin(webhookId: string): void {
    const share = this.shares.get(webhookId) ?? { inFlight: 0, limit: atFirst };
    share.inFlight++;
    this.inFlight++;
    this.shares.set(webhookId, share);
  }

  end(webhookId: string, wasAnswered: boolean): void {
    this.inFlight--;
    const share = this.shares.get(webhookId);
    if (share === undefined) return;
    share.inFlight--;
    share.limit = wasAnswered
      ? Math.min(mostPerWebhook, share.limit + 1)
      : Math.max(leastPerWebhook, Math.floor(share.limit / 2));
    const isUsual = share.limit >= atFirst || this.shares.size > mostRemembered;
    if (share.inFlight === 0 && isUsual) this.shares.delete(webhookId);
  }
}
