import { Injectable } from '@nestjs/common';
import type { HouseCaller } from '#auth';
import { Tokens, platformOrganizationId } from '#chains';
import { mostUnits } from '#contracts';
import type { Queries } from '#database';
import { type FieldFailure, ValidationFailed } from '#errors';
import { ManagedOrganization } from '../organizations/managed-organization.reading.js';
import type { AdjustedPlace } from './adjusted-lines.js';
import { accountIn, developerIn, isPurse, placeOf } from './adjusted-place.js';
import type { AdjustmentLine, PostAdjustmentBody } from './adjustment.dto.js';

/** What makes an adjustment one that can be posted, whatever the books hold at the moment. */
@Injectable()
export class AdjustmentRequirements {
  constructor(
    private readonly managed: ManagedOrganization,
    private readonly tokens: Tokens,
  ) {}

  async places(queries: Queries, caller: HouseCaller, asked: PostAdjustmentBody): Promise<AdjustedPlace[]> {
    const { organizationId, lines, tokenSymbol: symbol, blockchain } = asked;
    const pair = this.tokens.problem({ symbol, blockchain });
    if (pair !== undefined) throw ValidationFailed.at('tokenSymbol', pair);
    if (organizationId !== platformOrganizationId) await this.managed.check(caller, organizationId);
    const places = lines.map((line) => placeOf(line, asked));
    const known = await knownIds(queries, asked);
    const failures = lines.flatMap((line, index) => {
      const place = places[index];
      if (place !== undefined && 'problem' in place) return [at(index, 'book', place.problem)];
      return unknownIn(line, index, known) ?? repeatedIn(lines, index) ?? [];
    });
    if (failures.length > 0) throw new ValidationFailed(failures);
    refuseUnbalanced(lines);
    return places.flatMap((place, index) =>
      'problem' in place ? [] : [{ place, units: BigInt(lines[index]?.units ?? 0) }],
    );
  }
}

interface Known {
  readonly accounts: ReadonlySet<string>;
  readonly organizations: ReadonlySet<string>;
}

async function knownIds(queries: Queries, { organizationId, lines }: PostAdjustmentBody): Promise<Known> {
  const named = lines.flatMap((line) => accountIn(line) ?? []);
  const developers = lines.flatMap((line) => developerIn(line) ?? []);
  const accounts = await queries.query<{ id: string }>(
    'SELECT id FROM account WHERE organization_id = $1 AND id = ANY($2::uuid[])',
    [organizationId, named],
  );
  const organizations = await queries.query<{ id: string }>('SELECT id FROM organization WHERE id = ANY($1::uuid[])', [
    developers,
  ]);
  const purses = organizationId === platformOrganizationId ? named.filter(isPurse) : [];
  return {
    accounts: new Set([...accounts.map(({ id }) => id), ...purses]),
    organizations: new Set(organizations.map(({ id }) => id)),
  };
}

function unknownIn(line: AdjustmentLine, index: number, known: Known): FieldFailure[] | undefined {
  const account = accountIn(line);
  if (account !== undefined && !known.accounts.has(account))
    return [at(index, line.accountId === undefined ? 'book' : 'accountId', 'is no account of this organization')];
  const developer = developerIn(line);
  if (developer === undefined || known.organizations.has(developer)) return undefined;
  return [at(index, 'book', 'names no organization')];
}

function repeatedIn(lines: readonly AdjustmentLine[], index: number): FieldFailure[] | undefined {
  const key = ({ accountId = '', book }: AdjustmentLine): string => `${accountId} ${book}`;
  const line = lines[index];
  const isRepeated = line !== undefined && lines.slice(0, index).some((earlier) => key(earlier) === key(line));
  return isRepeated ? [at(index, 'book', 'must not name a place again')] : undefined;
}

function refuseUnbalanced(lines: readonly AdjustmentLine[]): void {
  const units = lines.map((line) => BigInt(line.units));
  const rest = units.reduce((sum, each) => sum + each, 0n);
  if (rest !== 0n) throw ValidationFailed.at('lines', `must add up to 0: their units add up to ${rest}`);
  const moved = units.reduce((sum, each) => (each > 0n ? sum + each : sum), 0n);
  if (moved > mostUnits) throw ValidationFailed.at('lines', `must move at most ${mostUnits} units in all`);
}

function at(index: number, field: string, message: string): FieldFailure {
  return { field: `lines.${index}.${field}`, messages: [message] };
}
