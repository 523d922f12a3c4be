import { Choice, ListOf, Text, field } from '#contracts';
import { listFormats } from '#screening';

export const largestListBytes = 2 * 1024 * 1024 * 1024;
export const longestListName = 100;

/** Documents the form only: `ReceiveList` reads it while it arrives. */
export class UploadList {
  @Text({
    max: longestListName,
    example: 'OFAC SDN',
    describe: 'A list of the same name is replaced. It has to come before the file, as the format has to.',
  })
  name: string;

  @Choice(listFormats, { example: 'ofacXml', describe: 'As it is published.' })
  format: string;

  @field(
    { describe: `The file as it is published, in UTF-8: at most ${largestListBytes / 1024 ** 3} GiB.` },
    { type: 'string', format: 'binary' },
  )
  file: string;
}

export const mostAddressesAtOnce = 500;

export class AddressEntry {
  @Text({ min: 10, max: 200, example: '0x00000000000000000000000000000000000000aa' })
  address: string;

  @Text({ max: 50, optional: true, example: 'ETHEREUM', describe: 'A note: an address is refused on every chain.' })
  blockchain?: string;

  @Text({ max: 500, example: 'Reported stolen' })
  reason: string;
}

export class AddAddresses {
  @ListOf(() => AddressEntry, { min: 1, max: mostAddressesAtOnce })
  entries: AddressEntry[];
}
