import { RateLimitExceeded } from '#errors';

const mostInAll = 200_000;
/** So that one leaves room for others. */
const mostOfOne = 100_000;
/** Most are read within seconds. */
const retryAfterSeconds = 5;

/** The entries of statements that are kept in the memory of this process until a slow reader has them. */
export class HeldEntries {
  private readonly held = new Map<string, number>();
  private inAll = 0;

  /** They are given back by calling what is answered, once or more often. */
  take(organizationId: string, entries: number): () => void {
    const own = this.held.get(organizationId) ?? 0;
    if (own + entries > mostOfOne || this.inAll + entries > mostInAll) throw new RateLimitExceeded(retryAfterSeconds);
    this.add(organizationId, entries);
    let isHeld = true;
    return () => {
      if (isHeld) this.add(organizationId, -entries);
      isHeld = false;
    };
  }

  private add(organizationId: string, entries: number): void {
    const own = (this.held.get(organizationId) ?? 0) + entries;
    this.inAll += entries;
    if (own === 0) this.held.delete(organizationId);
    else this.held.set(organizationId, own);
  }
}
