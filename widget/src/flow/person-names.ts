import type { Gatehouse } from '../api/gatehouse.js';
import { isMasked, valueAt } from '../questions/values.js';
import type { Step } from './steps.js';

/** Names of associated persons, as far as this session may read them. */
export class PersonNames {
  readonly #names = new Map<string, string>();
  readonly #tried = new Set<string>();

  constructor(
    private readonly gatehouse: Gatehouse,
    private readonly learned: () => void,
  ) {}

  of(personId: string): string | undefined {
    return this.#names.get(personId);
  }

  /** Takes names from what this tab has sent, else asks the server once. */
  learn(steps: readonly Step[], sent: (step: Step) => unknown): void {
    for (const step of steps) {
      const { type, personId, attestationId } = step;
      if (type !== 'associatedPersonPersonalInfo' || personId === undefined || attestationId === undefined) continue;
      const payload = sent(step);
      if (payload !== undefined) this.#keep(personId, payload);
      else void this.#look(personId, attestationId);
    }
  }

  /** Names of earlier sessions are masked and ignored. */
  #keep(personId: string, payload: unknown): void {
    const parts = ['firstName', 'lastName'].map((part) => valueAt(payload, `name.${part}`));
    const readable = parts.filter((part) => typeof part === 'string' && !isMasked(part));
    if (readable.length > 0) this.#names.set(personId, readable.join(' '));
  }

  async #look(personId: string, attestationId: string): Promise<void> {
    if (this.#tried.has(attestationId)) return;
    this.#tried.add(attestationId);
    const found = await this.gatehouse.attestation(attestationId, personId).catch(() => undefined);
    if (found === undefined) return;
    this.#keep(personId, found.payload);
    this.learned();
  }
}
