import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { type LedgerAsset, systemAccountId } from './ledger-place.js';
import { LedgerInspection } from './ledger-inspection.entity.js';
import { LedgerSeal } from './ledger-seal.entity.js';
import { isOverChain, noLine, place, sidesOf } from './movements.js';
import { type WrongPlace, mostNamed } from './wrong-place.js';

export interface TokenSum extends LedgerAsset {
  /** Of all balances: 0 if everything adds up. */
  readonly sum: bigint;
  /** Places whose balance differs from the sum of their lines, or that are below zero and may not be. */
  readonly wrong: number;
}

export interface Proof {
  readonly sums: readonly TokenSum[];
  /** Some of the wrong places, those that the last proof of all lines found included. */
  readonly wrong: readonly WrongPlace[];
  /** When all lines, those of closed periods included, were last added up again. */
  readonly wholeProvedAt: Date | undefined;
}

/** Whether every balance is what its lines make it, at one moment. */
@Injectable()
export class LedgerProof {
  constructor(private readonly reads: Reads) {}

  /** From the sums of the closed past and the lines after it: however long the ledger is, it takes as long as what is new. */
  async prove(): Promise<Proof> {
    const [found, inspection] = await Promise.all([this.compare(), this.reads.one(LedgerInspection, { id: 1 })]);
    const wrong = found.flatMap(({ wrong: places }) => places);
    const earlier = inspection?.wrong ?? [];
    return {
      sums: found.map(({ token, blockchain, sum, count }) => ({ token, blockchain, sum: BigInt(sum), wrong: count })),
      wrong: [...wrong, ...earlier].slice(0, mostNamed),
      wholeProvedAt: inspection?.finishedAt ?? undefined,
    };
  }

  /** By token. The seal is read first, since PostgreSQL plans by its value, and again with the lines: it may have moved. */
  private async compare(): Promise<Compared[]> {
    const seal = await this.reads.one(LedgerSeal, { id: 1 });
    const sealed = seal?.sealedBefore ?? noLine;
    const [row] = await this.reads.query<{ sealed: string | null; found: Compared[] | null }>(comparison, [sealed]);
    return (row?.sealed ?? noLine) === sealed ? (row?.found ?? []) : this.compare();
  }
}

interface Compared extends LedgerAsset {
  readonly sum: string;
  readonly count: number;
  readonly wrong: readonly WrongPlace[];
}

const comparison = `
  WITH moved AS (SELECT ${place}, sum(units) AS units FROM (${sidesOf('id >= $1')}) AS line GROUP BY ${place}),
  sealed AS (SELECT ${place}, units FROM ledger_sum WHERE NOT (${isOverChain})),
  kept AS (SELECT ${place}, sum(units) AS units, bool_or(units < 0) AS below FROM ledger_balance GROUP BY ${place}),
  compared AS (
    SELECT ${place}, coalesce(kept.units, 0) AS held, coalesce(sealed.units, 0) + coalesce(moved.units, 0) AS lines,
      coalesce(kept.below, false) AND account_id <> '${systemAccountId}' AS below
    FROM kept FULL JOIN sealed USING (${place}) FULL JOIN moved USING (${place})),
  wrong AS (SELECT * FROM compared WHERE held <> lines OR below ORDER BY ${place} LIMIT ${mostNamed}),
  named AS (
    SELECT token, blockchain, json_agg(json_build_object('organizationId', organization_id, 'accountId', account_id, 'book', book,
      'token', token, 'blockchain', blockchain, 'held', held::text, 'lines', lines::text)) AS wrong
    FROM wrong GROUP BY token, blockchain),
  summed AS (
    SELECT token, blockchain, sum(held)::text AS sum, (count(*) FILTER (WHERE held <> lines OR below))::int AS count
    FROM compared GROUP BY token, blockchain)
  SELECT (SELECT sealed_before FROM ledger_seal) AS sealed,
    (SELECT json_agg(json_build_object('token', token, 'blockchain', blockchain, 'sum', sum, 'count', count,
      'wrong', coalesce(wrong, '[]')) ORDER BY token, blockchain) FROM summed LEFT JOIN named USING (token, blockchain)) AS found`;
