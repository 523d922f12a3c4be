import { blockchains } from '../../../libs/contracts/src/vocabulary/blockchains.js';
import { fiatAndRailCodes } from '../../../libs/contracts/src/vocabulary/payouts.js';
import { type AdjustmentLine, platformOrganizationId } from '../api/adjustments.js';
import type { Account } from '../api/organizations.js';

export type AdjustedPlace = Omit<AdjustmentLine, 'units'>;

/** A book, of an account where it is of one; or the beginning of its name, which the id of an organization ends. */
export interface PlaceOption extends AdjustedPlace {
  readonly of?: string;
  readonly isBeginning?: boolean;
}

/** Where an adjustment can take from and give to. */
export function placesOf(
  organizationId: string,
  blockchain: string,
  accounts: readonly Pick<Account, 'id' | 'name'>[],
): readonly PlaceOption[] {
  const settlements = [...fiatAndRailCodes, ...blockchains].map((of) => ({ book: `settlement:${of}` }));
  const own =
    organizationId === platformOrganizationId
      ? [{ book: 'onramp' }, { book: 'developerFees:', isBeginning: true }]
      : [{ book: 'developerFees' }, ...accounts.map(({ id, name }) => ({ book: `owed:${id}`, of: name }))];
  const held = accounts.flatMap(({ id, name }) => [
    { accountId: id, book: 'available', of: name },
    { accountId: id, book: 'reserved', of: name },
  ]);
  return [...held, { book: 'fees' }, ...own, { book: `chain:${blockchain}` }, ...settlements];
}
