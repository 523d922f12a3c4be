import type { Tx } from '#database';
import type { Exception, ExceptionAmount } from './exception.entity.js';
import type { ExceptionKindName, ExceptionOption, SubjectType } from './exception-table.js';

export interface FoundException {
  readonly organizationId: string;
  readonly kind: ExceptionKindName;
  readonly subject: { readonly type: SubjectType; readonly id: string };
  readonly amount?: ExceptionAmount;
  /** In words, without personal data. */
  readonly because: string;
  readonly options: readonly ExceptionOption[];
}

export interface ChosenOption {
  readonly option: ExceptionOption;
  readonly reason: string;
}

/** One that has gone by itself. */
export interface GoneException {
  readonly exception: Exception;
  readonly because: string;
}

/**
 * One kind of exception: how it is found, when it is over, and what can be done. What the code that meets a fact opens
 * itself (`Exceptions.open`), no one has to look for.
 */
export abstract class ExceptionKind {
  abstract readonly kind: ExceptionKindName;

  /** Those that are not told yet, of all organizations, a batch at most. */
  find?(): Promise<FoundException[]>;

  /** Which of these, which are open, are over without anybody. */
  gone?(open: readonly Exception[]): Promise<GoneException[]>;

  /** Locks what it is about, as everybody does who changes that: the exception itself is locked only afterwards. */
  hold?(tx: Tx, exception: Exception): Promise<void>;

  /** In one transaction with its line in the audit trail. Refuses what is not so any more. */
  abstract resolve(tx: Tx, exception: Exception, chosen: ChosenOption): Promise<void>;
}
