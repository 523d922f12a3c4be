import { Injectable } from '@nestjs/common';
import { type Queries, Reads } from '#database';
import { byHand, comparableAddress } from '../records/screening-address.entity.js';

/** Whether wallets are on a list, or named by hand. */
@Injectable()
export class ListedAddresses {
  constructor(private readonly reads: Reads) {}

  /** Those of them that are, as they were given. */
  async among(addresses: readonly string[], queries: Queries = this.reads): Promise<ReadonlySet<string>> {
    if (addresses.length === 0) return new Set();
    const rows = await queries.query<{ address: string }>(
      `SELECT address FROM screening_address WHERE address = ANY($1)
         AND (version_id = $2 OR EXISTS (SELECT FROM screening_list WHERE version_id = screening_address.version_id))`,
      [addresses.map(comparableAddress), byHand],
    );
    const listed = new Set(rows.map(({ address }) => address));
    return new Set(addresses.filter((address) => listed.has(comparableAddress(address))));
  }
}
