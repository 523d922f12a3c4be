import type { Pool, PoolClient, QueryResult } from 'pg';
import { wayOf } from './connecting/way.js';
import { isDivisionByZero } from './failures.js';
import type { EntityClass } from './persistence.js';
import type { Queries } from './queries.js';
import { organizationInScope } from './scope.js';
import { queryFor } from './scoped-query.js';
import { sendAlone } from './single-statement.js';
import { type Statement, prepared } from './statement.js';
import type { Equals, EntityStatements } from './entity-statements.js';
import { type DeferredWrite, combineWrites } from './deferred-writes.js';

/**
 * A transaction, and the only way to write. Writes whose result nobody needs are deferred and sent together: a unit of
 * work that only inserts is one round trip, and atomic because it is one statement.
 */
export abstract class Tx implements Queries {
  abstract insert<E extends object>(entity: EntityClass<E>, row: Partial<E>): void;
  /** One INSERT, UPDATE or DELETE whose result is not needed. */
  abstract write(text: string, values: readonly unknown[]): void;
  /** A function call whose result is not needed, such as `pg_notify($1, $2)`. */
  abstract call(text: string, values: readonly unknown[]): void;
  /**
   * Defers a statement that nearly always returns a row, such as `UPDATE … RETURNING 1`, and assumes that it does (true).
   * If it returns none, the transaction is rolled back and the work runs again; then this is false and the work has to
   * check for itself.
   */
  abstract suppose(text: string, values: readonly unknown[]): boolean;
  abstract one<E extends object>(
    entity: EntityClass<E>,
    where: Equals<E>,
    options?: { lock?: boolean },
  ): Promise<E | undefined>;
  abstract update<E extends object>(entity: EntityClass<E>, where: Equals<E>, changes: Partial<E>): Promise<void>;
  abstract delete<E extends object>(entity: EntityClass<E>, where: Equals<E>): Promise<void>;
  /** Rows of an entity by SQL that selects its columns. */
  abstract many<E extends object>(entity: EntityClass<E>, text: string, values: readonly unknown[]): Promise<E[]>;
  abstract query<T extends object>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** Does part of the work: if it fails, what it has done is undone, and the rest goes on. */
  abstract undoable<T>(work: () => Promise<T>): Promise<T>;
  /** Runs, and is awaited, after the commit; never after a rollback. Its failure is ignored. */
  abstract afterCommit(effect: () => Promise<void>): void;
}

export class PooledTx extends Tx {
  private client: PoolClient | undefined;
  private beginning: Promise<PoolClient> | undefined;
  private deferred: DeferredWrite[] = [];
  private readonly effects: (() => Promise<void>)[] = [];

  private committing = false;

  /** Resolves when all statements so far are answered. */
  private answered: Promise<unknown> = Promise.resolve();
  private supposed = false;
  /** Whose rows what is deferred may see, whatever is asked for another meanwhile. */
  private readonly own = organizationInScope();
  /** Whose it was last set to be in this transaction. */
  private setTo: string | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly statements: EntityStatements,
    private readonly maySuppose: boolean,
  ) {
    super();
  }

  override insert<E extends object>(entity: EntityClass<E>, row: Partial<E>): void {
    this.deferred.push({ kind: 'insert', entity, row });
  }

  override write(text: string, values: readonly unknown[]): void {
    this.deferred.push({ kind: 'write', statement: { text, values } });
  }

  override call(text: string, values: readonly unknown[]): void {
    this.deferred.push({ kind: 'call', statement: { text, values } });
  }

  override suppose(text: string, values: readonly unknown[]): boolean {
    if (!this.maySuppose) return false;
    this.deferred.push({ kind: 'supposition', statement: { text, values } });
    this.supposed = true;
    return true;
  }

  /** Whether it may be written although its commit failed: of a lost connection nobody knows what the server still did. */
  get isUncertain(): boolean {
    return this.committing;
  }

  /** Whether the error may come from a supposition that did not hold. Any other division by zero happens again. */
  wasMistaken(thrown: unknown): boolean {
    return this.supposed && isDivisionByZero(thrown);
  }

  override async one<E extends object>(
    entity: EntityClass<E>,
    where: Equals<E>,
    { lock = false } = {},
  ): Promise<E | undefined> {
    const { rows } = await this.send(this.statements.selectOne(entity, where, lock));
    return rows[0] === undefined ? undefined : this.statements.hydrate(entity, rows[0]);
  }

  override async update<E extends object>(
    entity: EntityClass<E>,
    where: Equals<E>,
    changes: Partial<E>,
  ): Promise<void> {
    await this.send(this.statements.update(entity, where, changes));
  }

  override async delete<E extends object>(entity: EntityClass<E>, where: Equals<E>): Promise<void> {
    await this.send(this.statements.delete(entity, where));
  }

  override async many<E extends object>(
    entity: EntityClass<E>,
    text: string,
    values: readonly unknown[],
  ): Promise<E[]> {
    const { rows } = await this.send({ text, values });
    return rows.map((raw) => this.statements.hydrate(entity, raw));
  }

  override async query<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.send({ text, values })).rows as T[];
  }

  override afterCommit(effect: () => Promise<void>): void {
    this.effects.push(effect);
  }

  override async undoable<T>(work: () => Promise<T>): Promise<T> {
    await this.query('SAVEPOINT undoable');
    const effects = this.effects.length;
    try {
      const result = await work();
      await this.query('RELEASE SAVEPOINT undoable');
      return result;
    } catch (thrown) {
      await this.answered;
      this.deferred = [];
      this.effects.length = effects;
      // Nothing may come before it: after a statement that failed, PostgreSQL takes nothing else.
      await (await this.begun()).query('ROLLBACK TO SAVEPOINT undoable');
      // What was set within is undone with it.
      this.setTo = undefined;
      throw thrown;
    }
  }

  async commit(): Promise<void> {
    await this.answered;
    const statements = this.takeDeferred();
    if (this.client === undefined && statements.length === 1) {
      await sendAlone(this.pool, statements[0] as Statement, this.own, () => {
        this.committing = true;
      });
    } else if (this.client !== undefined || statements.length > 0) {
      const client = await this.begun();
      for (const statement of statements) await this.run(client, statement, this.own);
      this.committing = true;
      const { command } = await client.query('COMMIT');
      this.release();
      if (command !== 'COMMIT')
        throw new Error('The transaction was already undone: a failed statement in it was overlooked');
    }
    await Promise.allSettled(this.effects.map((effect) => effect()));
  }

  async rollback({ isLost }: { readonly isLost: boolean }): Promise<void> {
    this.deferred = [];
    await this.answered;
    await this.beginning?.catch(() => undefined);
    const { client } = this;
    if (client === undefined) return;
    if (isLost) this.release(true);
    else
      await client.query('ROLLBACK').then(
        () => this.release(),
        () => this.release(true),
      );
  }

  /** Deferred writes are sent first, so that this statement sees them. */
  private send(statement: Statement): Promise<{ rows: Record<string, unknown>[] }> {
    const [deferred, organizationId] = [this.takeDeferred(), organizationInScope()];
    const sent = this.answered.then(async () => {
      const client = await this.begun();
      for (const earlier of deferred) await this.run(client, earlier, this.own);
      return this.run(client, statement, organizationId);
    });
    this.answered = sent.catch(() => undefined);
    return sent;
  }

  private run(
    client: PoolClient,
    statement: Statement,
    organizationId: string,
  ): Promise<QueryResult<Record<string, unknown>>> {
    if (this.setTo === organizationId) return client.query(prepared(statement, wayOf(client)));
    this.setTo = organizationId;
    return queryFor(client, organizationId, statement);
  }

  /** Parts of the work that run concurrently share one connection. */
  private begun(): Promise<PoolClient> {
    return (this.beginning ??= this.begin());
  }

  private async begin(): Promise<PoolClient> {
    this.client = await this.pool.connect();
    await this.client.query('BEGIN');
    return this.client;
  }

  private takeDeferred(): Statement[] {
    const statements = combineWrites(this.deferred, this.statements);
    this.deferred = [];
    return statements;
  }

  private release(broken = false): void {
    this.client?.release(broken);
    this.client = undefined;
    // A part of the work that was not awaited must not write outside of the transaction.
    this.beginning = Promise.reject(new Error('The unit of work is over'));
    this.beginning.catch(() => undefined);
  }
}
