import { Trouble, isAboutSession } from '../api/trouble.js';
import type { Person } from '../api/wire.js';
import { invitationState, isUnderWay } from './person-invitation.js';

const lookAgainMilliseconds = 4_000;

interface Watched {
  look(): Promise<void>;
  /** The session has: it is not looked again until somebody says so. */
  ended(): void;
}

/** Calls it once, unless what is returned is called before. */
type Later = (work: () => void) => () => void;

function afterAWhile(work: () => void): () => void {
  const timer = setTimeout(work, lookAgainMilliseconds);
  return () => clearTimeout(timer);
}

/** Looks again for what people do on their own devices, while somebody is asked to. */
export class InvitationWatch {
  #cancel: (() => void) | undefined;
  #isStopped = false;

  constructor(
    private readonly watched: Watched,
    private readonly later: Later = afterAWhile,
  ) {}

  for(persons: readonly Person[]): void {
    this.#isStopped = false;
    this.#wait(persons);
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel?.();
  }

  #wait(persons: readonly Person[]): void {
    this.#cancel?.();
    if (persons.some(isUnderWay)) this.#cancel = this.later(() => void this.#lookAgain(persons));
  }

  async #lookAgain(persons: readonly Person[]): Promise<void> {
    try {
      await this.watched.look();
    } catch (cause) {
      // Meanwhile the screen may be gone.
      if (this.#isStopped) return;
      if (cause instanceof Trouble && isAboutSession(cause)) this.watched.ended();
      else this.#wait(persons);
    }
  }
}

export function statesOf(persons: readonly Person[]): string {
  return persons.map((person) => invitationState(person)).join();
}
