import type { Person } from '../api/wire.js';
import { invitationState, isUnderWay } from './person-invitation.js';

const lookAgainMilliseconds = 4_000;

/** Looks again for what people do on their own devices, while somebody is asked to. */
export class InvitationWatch {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly look: () => Promise<void>) {}

  for(persons: readonly Person[] | undefined): void {
    this.stop();
    if (persons?.some(isUnderWay) !== true) return;
    this.#timer = setTimeout(() => void this.look().catch(() => this.for(persons)), lookAgainMilliseconds);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

export function statesOf(persons: readonly Person[]): string {
  return persons.map((person) => invitationState(person)).join();
}
