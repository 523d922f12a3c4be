import { Choice, Decimal, Instant, ListOf, Nested, Text, Texts, Uuid, Uuids } from '#contracts';
import {
  type EntryKind,
  type FieldScore,
  type Match,
  type ScoredField,
  type ScreeningEntry,
  type WordMatch,
  entryKinds,
  scoredFields,
  wordMatches,
} from '#screening';
import { type HitStatus, type ScreeningHit, hitStatuses } from './screening-hit.entity.js';

export class HitWordView {
  @Text({ max: 1000, describe: 'A word of the name that was attested, as it is compared.' })
  asked: string;

  @Text({ max: 1000, describe: 'The word on the list that it was taken for.' })
  listed: string;

  @Choice(wordMatches, { describe: 'Whether both are equal, sound the same, differ by a slip, or one is an initial.' })
  how: WordMatch;

  @Decimal({ min: 0, max: 1 })
  score: number;
}

export class HitFieldView implements FieldScore {
  @Choice(scoredFields)
  field: ScoredField;

  @Decimal({ min: -1, max: 1, describe: 'What it adds to the score, or takes from it.' })
  points: number;

  @Text({ max: 4000, example: 'the list says 1970' })
  because: string;
}

export class ListedEntryView {
  @Uuid()
  listId: string;

  @Text({ max: 100, example: 'OFAC SDN' })
  listName: string;

  @Text({ max: 200, describe: 'By which the publisher of the list knows it.' })
  sourceId: string;

  @Choice(entryKinds)
  kind: EntryKind;

  @Text({ max: 1000, describe: 'The name that is most like.' })
  name: string;

  @Texts({ max: 1000 })
  otherNames: string[];

  @Texts({ max: 100 })
  birthDates: string[];

  @Texts({ max: 100 })
  countries: string[];

  @Text({ max: 4000, describe: 'Why it is listed: the programme, or what a list of your own says.' })
  reason: string;
}

export class ScreeningHitView {
  @Uuid()
  id: string;

  @Uuid({
    optional: true,
    describe: 'Whom it is about; the business or individual of the review itself where it is left out.',
  })
  associatedPersonId?: string;

  @Nested(() => ListedEntryView)
  entry: ListedEntryView;

  @Decimal({ min: 0, max: 1, describe: 'The sum of the fields, at most 1.' })
  score: number;

  @ListOf(() => HitFieldView, { max: 10 })
  fields: HitFieldView[];

  @ListOf(() => HitWordView, { max: 20 })
  words: HitWordView[];

  @Choice(hitStatuses)
  status: HitStatus;

  @Text({ max: 4000, optional: true })
  note?: string;

  @Text({ max: 100, optional: true, describe: '`staff:<id>`.' })
  decidedBy?: string;

  @Instant({ optional: true })
  decidedAt?: string;

  @Instant()
  foundAt: string;
}

export interface ShownHit {
  readonly hit: ScreeningHit;
  readonly reviewId: string;
  readonly listName: string;
  readonly entry: ScreeningEntry;
  readonly match: Match;
  readonly note: string | undefined;
}

export function hitView({ hit, reviewId, listName, entry, match, note }: ShownHit): ScreeningHitView {
  const { id, subjectId, listId, status, decidedBy, decidedAt, foundAt } = hit;
  return {
    id,
    ...(subjectId === reviewId ? {} : { associatedPersonId: subjectId }),
    entry: {
      listId,
      listName,
      sourceId: entry.sourceId,
      kind: entry.kind,
      name: match.listedName,
      otherNames: entry.names.map(({ text }) => text).filter((text) => text !== match.listedName),
      birthDates: entry.birthDates,
      countries: entry.countries,
      reason: entry.reason,
    },
    score: match.score,
    fields: [...match.fields],
    words: [...match.words],
    status,
    ...(note === undefined ? {} : { note }),
    ...(decidedBy === null ? {} : { decidedBy }),
    ...(decidedAt === null ? {} : { decidedAt: decidedAt.toISOString() }),
    foundAt: foundAt.toISOString(),
  };
}

export class ScreeningHitsView {
  @ListOf(() => ScreeningHitView, { max: 5000, describe: 'The highest score first.' })
  results: ScreeningHitView[];

  @Uuids({
    min: 0,
    max: 1000,
    describe: 'The review, or its associated persons, whose present name was not looked for yet.',
  })
  notScreened: string[];

  @Uuids({ min: 0, max: 1000, describe: 'Those of very frequent names, of whom there are more hits than are kept.' })
  cut: string[];
}
