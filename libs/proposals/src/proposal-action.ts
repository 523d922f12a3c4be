import type { StaffCaller } from '#auth';
import type { Tx } from '#database';
import type { ProposalActionName } from './action-table.js';

export interface PreparedAction {
  /** Whose it is about; of the platform, where it is about none. */
  readonly organizationId: string;
  /** For those who have to agree; without personal data. */
  readonly summary: string;
  /** Whether it takes further people at all, of whatever is called by this name. */
  readonly isWeighty: boolean;
}

export interface Outcome {
  readonly result: Readonly<Record<string, string>>;
  /** Shown once, to the person whose approval carried it out, and not kept. */
  readonly secret?: string;
}

/** Something that may take a second person: how it is read, told of, and done. */
export abstract class ProposalAction<P extends object = object> {
  abstract readonly name: ProposalActionName;

  /** Refuses what is not right, before anybody is asked to agree to it. */
  abstract read(parameters: unknown): P;

  abstract prepare(caller: StaffCaller, parameters: P): Promise<PreparedAction>;

  /** In the transaction of the last approval, as the person who gives it. A refusal fails the proposal. */
  abstract carryOut(tx: Tx, caller: StaffCaller, parameters: P): Promise<Outcome>;
}
