import { Trouble } from './trouble.js';

export interface GivenSession {
  readonly token: string;
  readonly expiresAt?: string;
}

export type FetchSession = () => Promise<GivenSession>;

/** A session is changed for a new one this long before it ends. */
const marginMilliseconds = 60_000;

/** Knows the token to use now. Those who need a new one at the same time wait for the same one. */
export class SessionKeeper {
  fetchSession: FetchSession | undefined;
  #given: GivenSession | undefined;
  #coming: Promise<GivenSession> | undefined;

  /** By the page; false when it is known already. */
  give(token: string | undefined): boolean {
    if (token === undefined || token === '' || token === this.#given?.token) return false;
    this.#given = { token };
    return true;
  }

  /** When a token ends is told by the session itself where the page did not say. */
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
    return this.endsSoon(given) && this.fetchSession !== undefined ? this.renewed(given.token) : given.token;
  }

  /** After this token was refused, or would soon be. Somebody else may have brought a new one meanwhile. */
  async renewed(refused: string | undefined): Promise<string> {
    const given = this.#given;
    if (given !== undefined && given.token !== refused) return given.token;
    if (this.fetchSession === undefined) throw new Trouble('sessionEnded');
    this.#coming ??= this.fetchSession().finally(() => (this.#coming = undefined));
    const coming = (await this.#coming.catch((cause: unknown) => {
      // So fetch() says that it reached nobody; anything else is the page's own refusal.
      throw new Trouble(cause instanceof TypeError ? 'unreachable' : 'sessionEnded');
    })) as Partial<GivenSession> | undefined;
    if (typeof coming?.token !== 'string') throw new Trouble('sessionEnded');
    this.#given = { ...coming, token: coming.token };
    return coming.token;
  }

  private endsSoon({ expiresAt }: GivenSession): boolean {
    return expiresAt !== undefined && Date.parse(expiresAt) - Date.now() < marginMilliseconds;
  }
}
