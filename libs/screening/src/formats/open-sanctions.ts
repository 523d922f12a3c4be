import { csvRecords } from '../lists/csv.js';
import type { EntryKind, Listed } from '../lists/listed.js';
import { RefusedList } from '../lists/refused-list.js';
import { linesOf } from '../lists/lines.js';
import { countryCodes } from './countries.js';
import { datesIn } from './dates.js';
import { shortened } from '../lists/shortened.js';

/** The schemata of FollowTheMoney that somebody with a name is of. */
const kinds: Readonly<Record<string, EntryKind>> = {
  Person: 'person',
  Company: 'business',
  Organization: 'business',
  PublicBody: 'business',
  LegalEntity: 'business',
  Vessel: 'other',
  Airplane: 'other',
};

const columns = ['id', 'schema', 'name', 'aliases', 'birth_date', 'countries', 'sanctions', 'dataset'] as const;

/** `targets.simple.csv` of OpenSanctions. */
export async function* openSanctionsCsv(texts: AsyncIterable<string>): AsyncGenerator<Listed> {
  for await (const { line, cell } of csvRecords(texts, columns)) {
    const kind = kinds[cell('schema')];
    if (kind === undefined) continue;
    yield {
      what: 'entry',
      line,
      sourceId: cell('id'),
      kind,
      names: [cell('name'), ...parts(cell('aliases'))].filter(isThere).map((text) => ({ text, isWeak: false })),
      birthDates: parts(cell('birth_date')).flatMap(datesIn),
      countries: countryCodes(parts(cell('countries'))),
      reason: shortened(parts(cell('sanctions'))[0] ?? cell('dataset'), 500),
    };
  }
}

function parts(text: string): string[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(isThere);
}

function isThere(text: string): boolean {
  return text !== '';
}

/** `entities.ftm.json` of OpenSanctions: an entity of FollowTheMoney on each line. */
export async function* followTheMoney(texts: AsyncIterable<string>): AsyncGenerator<Listed> {
  for await (const { line, text } of linesOf(texts)) {
    if (text.trim() === '') continue;
    const entity = entityIn(line, text);
    const kind = kinds[entity.schema];
    const reason = shortened([...entity.values('program'), ...entity.values('topics')].join(', '), 500);
    if (kind !== undefined)
      yield {
        what: 'entry',
        line,
        sourceId: entity.id,
        kind,
        names: [
          ...['name', 'alias', 'previousName'].flatMap(entity.values).map((name) => ({ text: name, isWeak: false })),
          ...entity.values('weakAlias').map((name) => ({ text: name, isWeak: true })),
        ],
        birthDates: entity.values('birthDate').flatMap(datesIn),
        countries: countryCodes(['nationality', 'citizenship', 'country', 'jurisdiction'].flatMap(entity.values)),
        reason,
      };
    else if (entity.schema === 'CryptoWallet')
      for (const address of entity.values('publicKey'))
        yield { what: 'address', line, address, blockchain: entity.values('currency')[0], reason };
  }
}

interface Entity {
  readonly id: string;
  readonly schema: string;
  readonly values: (property: string) => string[];
}

function entityIn(line: number, text: string): Entity {
  const refuse = (problem: string): never => {
    throw new RefusedList(line, problem);
  };
  const { id, schema, properties } = (asJson(text) ?? refuse('it is not one JSON object')) as Record<string, unknown>;
  if (typeof id !== 'string' || typeof schema !== 'string') return refuse('an entity has to have an id and a schema');
  if (typeof properties !== 'object' || properties === null) return refuse('an entity has to have properties');
  const values = (property: string): string[] => {
    const list = Object.hasOwn(properties, property) ? (properties as Record<string, unknown>)[property] : [];
    if (!Array.isArray(list) || !list.every((value) => typeof value === 'string'))
      return refuse(`the property ${property} has to be a list of texts`);
    return list.map((value) => value.trim()).filter(isThere);
  };
  return { id, schema, values };
}

function asJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
