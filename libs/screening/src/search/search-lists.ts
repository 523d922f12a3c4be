import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { weights } from '../matching/weights.js';
import { type Match, type Subject, bestOf, matchEntry, mostAdded } from '../matching/match-entry.js';
import { slipsBetween } from '../matching/likeness.js';
import { type AskedWord, askedWords } from '../names/keys.js';
import { type Token, token, tokensOf } from '../names/tokens.js';
import { ScreeningEntry } from '../records/screening-entry.entity.js';

export interface FoundEntry {
  readonly listId: string;
  readonly entry: ScreeningEntry;
  readonly match: Match;
}

export interface Findings {
  /** The best first. */
  readonly hits: readonly FoundEntry[];
  /** There are more than are told: of a very frequent name. */
  readonly isCut: boolean;
  /** Of the lists that were looked through. */
  readonly versions: readonly string[];
}

interface Candidate {
  readonly versionId: string;
  readonly sourceId: string;
  readonly words: string;
}

const mostNames = 5;
const mostCandidates = 3_000;
const mostEntries = 300;
const mostHits = 100;
const mostSounds = 150;

/** Finds on all lists who may be meant by somebody's names: candidates by the index of keys, scored here. */
@Injectable()
export class SearchLists {
  constructor(private readonly reads: Reads) {}

  async search(subject: Subject): Promise<Findings> {
    const lists = await this.reads.query<{ id: string; versionId: string }>(
      'SELECT id, version_id AS "versionId" FROM screening_list',
    );
    if (lists.length === 0) return { hits: [], isCut: false, versions: [] };
    const listOf = new Map(lists.map(({ id, versionId }) => [versionId, id]));
    const versions = [...listOf.keys()];
    const asked = subject.names.slice(0, mostNames).map((name) => tokensOf(name, subject.kind));
    const candidates = await this.candidates(asked, versions);
    const near = likely(asked, candidates);
    const entries = await this.entries(near.slice(0, mostEntries));
    const hits = entries
      .map((entry) => ({ listId: listOf.get(entry.versionId) ?? '', entry, match: matchEntry(subject, entry) }))
      .filter(({ match }) => match.isHit)
      .sort((a, b) => b.match.score - a.match.score || (a.entry.sourceId < b.entry.sourceId ? -1 : 1));
    const isCut = candidates.length >= mostCandidates || near.length > mostEntries || hits.length > mostHits;
    return { hits: hits.slice(0, mostHits), isCut, versions };
  }

  /** Whether they are those that hold: what was found on others is not to be kept. */
  async hold(queries: Pick<Reads, 'query'>, versions: readonly string[]): Promise<boolean> {
    const [row] = await queries.query<{ holds: boolean }>(
      `SELECT coalesce(bool_and(version_id = ANY($1)), true) AND count(*) = cardinality($1) AS holds FROM screening_list`,
      [versions],
    );
    return row?.holds === true;
  }

  private async candidates(
    asked: readonly (readonly Token[])[],
    versions: readonly string[],
  ): Promise<readonly Candidate[]> {
    const words = asked.map(askedWords);
    const sounds = await this.sounds([...new Set(words.flat().flatMap(({ slips }) => slips))], versions);
    const found: Candidate[] = [];
    for (const ofName of words) {
      const keys = ofName.map((word) => word.keysFor(nearSounds(word, sounds)));
      const pairs = pairsOf(ofName).map(([one, other]) => `(keys && $${one + 3} AND keys && $${other + 3})`);
      if (pairs.length === 0) continue;
      found.push(
        ...(await this.reads.query<Candidate>(
          `SELECT version_id AS "versionId", source_id AS "sourceId", words FROM screening_name
           WHERE (${pairs.join(' OR ')}) AND version_id = ANY($1) LIMIT $2`,
          [versions, mostCandidates, ...keys],
        )),
      );
    }
    return found;
  }

  /** The sounds on lists from which a slip may have led to what was asked, by what both have in common. */
  private async sounds(
    slips: readonly string[],
    versions: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.reads.query<{ slip: string; sounds: string[] }>(
      `SELECT slip, array_agg(DISTINCT sound) AS sounds FROM screening_sound WHERE slip = ANY($1) AND version_id = ANY($2) GROUP BY slip`,
      [slips, versions],
    );
    return new Map(rows.map((row) => [row.slip, row.sounds]));
  }

  private entries(wanted: readonly { versionId: string; sourceId: string }[]): Promise<ScreeningEntry[]> {
    if (wanted.length === 0) return Promise.resolve([]);
    return this.reads.many(
      ScreeningEntry,
      `SELECT entry.* FROM unnest($1::uuid[], $2::text[]) AS wanted (version_id, source_id)
       JOIN screening_entry AS entry USING (version_id, source_id)`,
      [wanted.map(({ versionId }) => versionId), wanted.map(({ sourceId }) => sourceId)],
    );
  }
}

/** Two words that are not made of the same ones, and what takes all of a name with itself. */
function pairsOf(words: readonly AskedWord[]): [number, number][] {
  return words.flatMap((one, at) => [
    ...(isWhole(one, words) ? [[at, at] as [number, number]] : []),
    ...words.slice(at + 1).flatMap((other, offset): [number, number][] => {
      const isApart = one.takes.every((place) => !other.takes.includes(place));
      return isApart ? [[at, at + 1 + offset]] : [];
    }),
  ]);
}

function isWhole({ takes }: AskedWord, words: readonly AskedWord[]): boolean {
  return words.every((other) => other.takes.every((place) => takes.includes(place)));
}

/** The nearest first: of short words very many sounds are near. */
function nearSounds({ sound, slips }: AskedWord, sounds: ReadonlyMap<string, readonly string[]>): string[] {
  const near = new Set(slips.flatMap((slip) => sounds.get(slip) ?? []));
  near.delete(sound);
  const most = sound.length >= 6 ? 2 : 1;
  const slipped = [...near]
    .map((other) => ({ other, slips: slipsBetween(sound, other, most) }))
    .filter((each) => each.slips <= most)
    .sort((a, b) => a.slips - b.slips)
    .slice(0, mostSounds);
  return sound === '' ? [] : [sound, ...slipped.map(({ other }) => other)];
}

/** Those whose name alone may make a hit, the best first, each entry once. */
function likely(
  asked: readonly (readonly Token[])[],
  candidates: readonly Candidate[],
): { versionId: string; sourceId: string }[] {
  const best = new Map<string, Candidate & { score: number }>();
  const known = new Map<string, Token>();
  for (const candidate of candidates) {
    const listed = candidate.words.split(' ').map((word) => known.get(word) ?? remembered(known, token(word)));
    const { score } = bestOf(asked, listed);
    const key = `${candidate.versionId} ${candidate.sourceId}`;
    if (score >= weights.hit - mostAdded && score > (best.get(key)?.score ?? 0)) best.set(key, { ...candidate, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

function remembered(known: Map<string, Token>, made: Token): Token {
  known.set(made.text, made);
  return made;
}
