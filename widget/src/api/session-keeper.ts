import { Trouble } from './trouble.js';

export interface GivenSession {
  readonly token: string;
  readonly expiresAt?: string;
}

/** Resolves to nothing where the person has to come in again; rejects where there is no session just now. */
export type FetchSession = () => Promise<GivenSession | undefined>;

/** Sessions are renewed this long before they expire. */
const marginMilliseconds = 60_000;

/** Holds the current session token and renews it; concurrent callers share one renewal. */
export class SessionKeeper {
  fetchSession: FetchSession | undefined;
  #given: GivenSession | undefined;
  #coming: Promise<GivenSession | undefined> | undefined;

  /** Takes a token from the page; false if it is already known. */
  give(token: string | undefined): boolean {
    if (token === undefined || token === '' || token === this.#given?.token) return false;
    this.#given = { token };
    return true;
  }

  /** The session says when it expires if the page did not. */
  learnEnd(token: string, expiresAt: string): void {
    if (this.#given?.token === token) this.#given = { expiresAt, ...this.#given };
  }

  get canAsk(): boolean {
    return this.fetchSession !== undefined;
  }

  get isThere(): boolean {
    return this.#given !== undefined || this.canAsk;
  }

  async token(): Promise<string> {
    const given = this.#given;
    if (given === undefined) return this.renewed(undefined);
    return this.#endsSoon(given) && this.fetchSession !== undefined ? this.renewed(given.token) : given.token;
  }

  /** A token other than the refused one: another caller may have renewed it already. */
  async renewed(refused: string | undefined): Promise<string> {
    const given = this.#given;
    if (given !== undefined && given.token !== refused) return given.token;
    if (this.fetchSession === undefined) throw new Trouble('sessionEnded');
    this.#coming ??= this.fetchSession().finally(() => (this.#coming = undefined));
    // Why it failed is not for the person to know: the page's server, its policy, or the network.
    const coming = (await this.#coming.catch(() => {
      throw new Trouble('sessionFailed');
    })) as (Partial<GivenSession> & { readonly errorInstanceId?: string }) | null | undefined;
    if (coming === undefined || coming === null) throw new Trouble('sessionEnded');
    // Pages may hand on an answer without looking at it.
    const { token, errorInstanceId } = coming;
    if (typeof token !== 'string') throw new Trouble('sessionFailed', { errorInstanceId });
    this.#given = { ...coming, token };
    return token;
  }

  #endsSoon({ expiresAt }: GivenSession): boolean {
    return expiresAt !== undefined && Date.parse(expiresAt) - Date.now() < marginMilliseconds;
  }
}
