import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { platformOrganizationId } from '#contracts';
import { Reads, UnitOfWork } from '#database';
import { ResourceNotFound, ValidationFailed } from '#errors';
import { Clock } from '#runtime';
import { ScreeningAddress, byHand, comparableAddress } from '#screening';
import type { AddressEntry } from './list.dto.js';
import { type ListedAddressesView, type NamedAddress, listedAddressView } from './list.view.js';

/** Wallets that were named here, and by lists. */
@Injectable()
export class AddressService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reads: Reads,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async add(caller: HouseCaller, entries: readonly AddressEntry[]): Promise<ListedAddressesView> {
    const given = entries.map((entry) => ({ ...entry, address: comparableAddress(entry.address) }));
    refuseBad(given);
    // Of one that is named twice, the last holds.
    const rows = [...new Map(given.map((row) => [row.address, row])).values()];
    await this.unitOfWork.run(async (tx) => {
      for (const { address, blockchain, reason } of rows)
        tx.write(
          `INSERT INTO screening_address (address, version_id, blockchain, reason, created_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (address, version_id) DO UPDATE SET blockchain = EXCLUDED.blockchain, reason = EXCLUDED.reason`,
          [address, byHand, blockchain ?? null, reason, this.clock.now()],
        );
      const entry = { organizationId: platformOrganizationId, action: 'screeningAddressesAdded' } as const;
      const reason = `${rows.length}: ${rows[0]?.address ?? ''}`;
      await this.audit.record(tx, { ...authorOf(caller), ...entry, subject: 'screening:addresses', reason });
    });
    return {
      results: rows.map((row) => listedAddressView({ ...row, blockchain: row.blockchain ?? null, list: null })),
    };
  }

  async read(address: string): Promise<ListedAddressesView> {
    const rows = await this.reads.query<NamedAddress>(
      `SELECT one.address, one.blockchain, one.reason, list.name AS list
       FROM screening_address AS one LEFT JOIN screening_list AS list USING (version_id)
       WHERE one.address = $1 AND (one.version_id = $2 OR list.id IS NOT NULL) ORDER BY list.name NULLS FIRST LIMIT 1000`,
      [storable(address), byHand],
    );
    if (rows.length === 0) throw new ResourceNotFound('screeningAddress', address);
    return { results: rows.map(listedAddressView) };
  }

  async remove(caller: HouseCaller, given: string): Promise<void> {
    const address = storable(given);
    await this.unitOfWork.run(async (tx) => {
      const found = await tx.one(ScreeningAddress, { address, versionId: byHand }, { lock: true });
      if (found === undefined) throw new ResourceNotFound('screeningAddress', given);
      await tx.delete(ScreeningAddress, { address, versionId: byHand });
      const entry = { organizationId: platformOrganizationId, action: 'screeningAddressRemoved' } as const;
      await this.audit.record(tx, { ...authorOf(caller), ...entry, subject: 'screening:addresses', reason: address });
    });
  }
}

/** Anything may stand in a path; a null character would not even be asked for. */
function storable(address: string): string {
  return comparableAddress(address.replaceAll('\0', '').toWellFormed());
}

function refuseBad(rows: readonly { readonly address: string }[]): void {
  rows.forEach(({ address }, index) => {
    if (!/^[\x21-\x7e]+$/.test(address))
      throw ValidationFailed.at(`entries.${index}.address`, 'must have no spaces, and only plain letters');
  });
}
