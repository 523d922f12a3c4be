import { Choice, Instant, Integer, ListOf, Text, Uuid } from '#contracts';
import { type ListFormat, type ScreeningAddress, type ScreeningList, listFormats } from '#screening';
import { AddressEntry } from './list.dto.js';

export class ScreeningListView {
  @Uuid()
  id: string;

  @Text({ max: 100, example: 'OFAC SDN' })
  name: string;

  @Choice(listFormats)
  format: ListFormat;

  @Integer({ min: 0, describe: 'How many persons, businesses and other things it names.' })
  entryCount: number;

  @Integer({ min: 0, describe: 'By how many names.' })
  nameCount: number;

  @Integer({ min: 0, describe: 'How many wallets.' })
  addressCount: number;

  @Text({ max: 64, describe: 'SHA-256 of the file.' })
  sha256: string;

  @Instant({ describe: 'Since when its present version holds.' })
  importedAt: string;

  @Instant()
  createdAt: string;
}

export function screeningListView({ importedAt, createdAt, versionId: _, ...list }: ScreeningList): ScreeningListView {
  return { ...list, importedAt: importedAt.toISOString(), createdAt: createdAt.toISOString() };
}

export class ListedAddressView extends AddressEntry {
  @Text({ max: 100, optional: true, describe: 'The list that names it. Left out where it was added here.' })
  list?: string;
}

export class ListedAddressesView {
  @ListOf(() => ListedAddressView, { max: 1000 })
  results: ListedAddressView[];
}

export type NamedAddress = Pick<ScreeningAddress, 'address' | 'blockchain' | 'reason'> & {
  readonly list: string | null;
};

export function listedAddressView({ address, blockchain, reason, list }: NamedAddress): ListedAddressView {
  return {
    address,
    ...(blockchain === null ? {} : { blockchain }),
    reason: reason === '' ? '-' : reason,
    ...(list === null ? {} : { list }),
  };
}
