import {
  AdditionalCounterpartyInformationRequired,
  AdditionalRecipientInformationRequired,
  ConversionUnavailable,
  DestinationRefused,
  type FieldFailure,
  type GatehouseError,
  ResourceNotFound,
  UnsupportedRail,
  ValidationFailed,
  conversionProblem,
  destinationRefused,
} from '#errors';
import type { DraftedPayoutRow, PayoutRowProblem } from './payout-draft.js';

interface Placed<K extends PayoutRowProblem['kind']> {
  readonly index: number;
  readonly problem: Extract<PayoutRowProblem, { kind: K }>;
}

/**
 * A request is accepted whole or not at all, and every failing row is named. If all fail in the same way, the error is the one
 * of that failure; otherwise it is `ValidationFailed`, which has a place for each, also where two conversions have different obstacles.
 */
export function refusalOf(rows: readonly DraftedPayoutRow[]): GatehouseError | undefined {
  const kinds = new Set(rows.flatMap(({ problems }) => problems.map(({ kind }) => kind)));
  if (kinds.size > 1) return new ValidationFailed(rowFailures(rows));
  return (
    unknownThings(placed(rows, 'notFound')) ??
    wrongFields(placed(rows, 'field')) ??
    refusedDestinations(placed(rows, 'destination')) ??
    impossibleRails(placed(rows, 'rail')) ??
    unavailableConversions(placed(rows, 'conversion')) ??
    missingInformation(placed(rows, 'information'), rows.length)
  );
}

/** Whatever is wrong with rows, as faults of their fields. */
export function rowFailures(rows: readonly Pick<DraftedPayoutRow, 'index' | 'problems'>[]): FieldFailure[] {
  return rows.flatMap(({ index, problems }) =>
    problems.flatMap((problem) =>
      fieldsOf(problem).map(({ field, messages }) => ({ field: `payouts.${index}.${field}`, messages })),
    ),
  );
}

function fieldsOf(problem: PayoutRowProblem): FieldFailure[] {
  switch (problem.kind) {
    case 'field':
      return [problem];
    case 'notFound':
      return [{ field: problem.field, messages: [`There is no such ${problem.resource}`] }];
    case 'destination':
      return [{ field: problem.field, messages: [destinationRefused] }];
    case 'rail':
      return [{ field: 'payoutDetails', messages: [impossible(problem)] }];
    case 'conversion':
      return [{ field: 'amount', messages: [conversionProblem(problem)] }];
    case 'information':
      return problem.missingFields.map((name) => ({
        field: name === 'recipientInfo' ? name : `recipientInfo.${name}`,
        messages: ['is required by the payout method'],
      }));
  }
}

export function impossible({ rail, supported }: Extract<PayoutRowProblem, { kind: 'rail' }>): string {
  return `${rail} is not possible here; possible are ${supported.join(', ') || 'none'}`;
}

function placed<K extends PayoutRowProblem['kind']>(rows: readonly DraftedPayoutRow[], kind: K): Placed<K>[] {
  return rows.flatMap(({ index, problems }) =>
    problems
      .filter((problem): problem is Extract<PayoutRowProblem, { kind: K }> => problem.kind === kind)
      .map((problem) => ({ index, problem })),
  );
}

function unknownThings(found: readonly Placed<'notFound'>[]): GatehouseError | undefined {
  const [first] = found;
  if (first === undefined) return undefined;
  const { resource, id } = first.problem;
  const places = found.map(({ index, problem }) => ({
    what: problem.resource,
    place: `payouts.${index}.${problem.field}`,
  }));
  const sentences = [...new Set(places.map(({ what }) => what))].map(
    (what) => `There is no such ${what}: ${namesOf(places.filter((each) => each.what === what))}`,
  );
  return new ResourceNotFound(resource, id, sentences.join('. '));
}

function namesOf(places: readonly { place: string }[]): string {
  return places.map(({ place }) => place).join(', ');
}

function wrongFields(found: readonly Placed<'field'>[]): GatehouseError | undefined {
  return found.length === 0 ? undefined : faultsOfFields(found);
}

function faultsOfFields(
  found: readonly { readonly index: number; readonly problem: PayoutRowProblem }[],
): GatehouseError {
  return new ValidationFailed(rowFailures(found.map(({ index, problem }) => ({ index, problems: [problem] }))));
}

function refusedDestinations(found: readonly Placed<'destination'>[]): GatehouseError | undefined {
  return found.length === 0 ? undefined : new DestinationRefused(found.map(({ index }) => index));
}

function impossibleRails(found: readonly Placed<'rail'>[]): GatehouseError | undefined {
  const [first] = found;
  if (first === undefined) return undefined;
  const { rail, supported } = first.problem;
  const isOneRail = found.every(({ problem }) => problem.rail === rail);
  const places = found.map(({ index, problem }) => ({
    place: isOneRail ? `payouts.${index}` : `payouts.${index} (${problem.rail})`,
  }));
  return new UnsupportedRail(rail, supported, namesOf(places));
}

function unavailableConversions(found: readonly Placed<'conversion'>[]): GatehouseError | undefined {
  const [first] = found;
  if (first === undefined) return undefined;
  const { kind: _, ...params } = first.problem;
  const isOneObstacle = found.every(
    ({ problem: { conversion, reason } }) => conversion === params.conversion && reason === params.reason,
  );
  if (!isOneObstacle) return faultsOfFields(found);
  return new ConversionUnavailable(params, namesOf(found.map(({ index }) => ({ place: `payouts.${index}` }))));
}

function missingInformation(found: readonly Placed<'information'>[], rows: number): GatehouseError | undefined {
  const [first] = found;
  if (first === undefined) return undefined;
  const { counterpartyId, missingFields } = first.problem;
  if (rows === 1 && counterpartyId !== undefined)
    return new AdditionalCounterpartyInformationRequired(counterpartyId, missingFields);
  return new AdditionalRecipientInformationRequired(
    found.map(({ index, problem: { kind: _, ...failure } }) => ({ index, ...failure })),
  );
}
