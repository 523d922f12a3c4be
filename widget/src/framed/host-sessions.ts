import type { FetchSession, GivenSession } from '../api/session-keeper.js';

const longestMilliseconds = 30_000;

/** What a token says that it is for. */
export interface SessionShown {
  readonly id: string;
  readonly complianceReviewId: string;
  readonly allowedOrigins: readonly string[];
}

/** Where sessions come from, and where their tokens are looked up. */
export interface SessionSource {
  readonly origin: string | undefined;
  ask(): void;
  refuse(problem: string): void;
  read(token: string): Promise<SessionShown>;
}

/**
 * Gets sessions from the page around. The first is that of the address, whose origins frame this page; what renews it
 * is for the same review and names the same page. Others are refused: a token that was taken elsewhere is of no use in
 * the frame of another session.
 */
export class HostSessions {
  #answer: ((session: GivenSession | undefined) => void) | undefined;
  #fail: (() => void) | undefined;
  #reviewId: string | undefined;

  constructor(
    private readonly sessionId: string,
    private readonly source: SessionSource,
    private readonly isGiven: (session: GivenSession) => void,
    private readonly patienceMilliseconds = longestMilliseconds,
  ) {}

  readonly fetch: FetchSession = async () => {
    const session = await this.#asked();
    if (session !== undefined) await this.#check(session);
    return session;
  };

  /** Unasked, it goes on with one that had ended. */
  async take(session: GivenSession | undefined): Promise<void> {
    const answer = this.#answer;
    this.#answer = undefined;
    if (answer !== undefined) answer(session);
    else if (session !== undefined && (await this.#isRight(session))) this.isGiven(session);
  }

  /** What came in answer is no session: the person is told at once. */
  fail(): void {
    this.#answer = undefined;
    this.#fail?.();
  }

  #asked(): Promise<GivenSession | undefined> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.fail(), this.patienceMilliseconds);
      this.#answer = (session) => {
        clearTimeout(late);
        resolve(session);
      };
      this.#fail = () => {
        clearTimeout(late);
        reject(new Error('The page around gave no session'));
      };
      this.source.ask();
    });
  }

  async #check(session: GivenSession): Promise<void> {
    if (!(await this.#isRight(session))) throw new Error('The session is not for this frame');
  }

  async #isRight({ token }: GivenSession): Promise<boolean> {
    const shown = await this.source.read(token).catch(() => undefined);
    const problem = shown === undefined ? 'token: Gatehouse did not take it' : this.#problemOf(shown);
    if (problem !== undefined) this.source.refuse(problem);
    else this.#reviewId = shown?.complianceReviewId;
    return problem === undefined;
  }

  #problemOf({ id, complianceReviewId, allowedOrigins }: SessionShown): string | undefined {
    if (id === this.sessionId) return undefined;
    if (this.#reviewId === undefined) return 'token: must first be that of the session in the address of the frame';
    if (complianceReviewId !== this.#reviewId) return 'token: must be of a session of the same review';
    const { origin } = this.source;
    if (origin === undefined || !allowedOrigins.includes(origin))
      return 'token: must be of a session that names the origin of this page';
    return undefined;
  }
}
