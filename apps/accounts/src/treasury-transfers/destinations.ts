import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { RefusedAddresses, Wallets, addressProblem, canonicalAddress, platformOrganizationId } from '#chains';
import { Reads, UnitOfWork } from '#database';
import { type FieldFailure, ValidationFailed } from '#errors';
import { Clock } from '#runtime';
import type {
  ChangeDestinationsBody,
  TreasuryDestinationField,
  TreasuryDestinationView,
  TreasuryDestinationsView,
} from './destination.dto.js';
import { TreasuryDestination } from './treasury-destination.entity.js';

/** Time to notice an address that nobody wanted, before anything is sent to it. */
const delayMilliseconds = 24 * 60 * 60 * 1_000;

/** Where the treasury may send. An address is sent to a day after it was added, so that nobody adds one and uses it at once. */
@Injectable()
export class Destinations {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly refused: RefusedAddresses,
    private readonly wallets: Wallets,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<TreasuryDestinationsView> {
    const rows = await this.reads.many(
      TreasuryDestination,
      'SELECT * FROM treasury_destination ORDER BY blockchain, address',
      [],
    );
    return { destinations: rows.map(destinationView) };
  }

  async change(
    caller: HouseCaller,
    { destinations, reason }: ChangeDestinationsBody,
  ): Promise<TreasuryDestinationsView> {
    const wanted = await this.checked(destinations);
    await this.unitOfWork.run(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('treasuryDestinations', 0))`);
      const columns = [wanted.map((one) => one.blockchain), wanted.map((one) => one.address)];
      await tx.query(
        `DELETE FROM treasury_destination WHERE (blockchain, address) NOT IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
        columns,
      );
      await tx.query(
        `INSERT INTO treasury_destination (blockchain, address, label, added_at)
           SELECT blockchain, address, label, $4 FROM unnest($1::text[], $2::text[], $3::text[]) AS wanted (blockchain, address, label)
         ON CONFLICT (blockchain, address) DO UPDATE SET label = excluded.label`,
        [...columns, wanted.map(({ label }) => label), this.clock.now()],
      );
      const named = wanted.map(({ blockchain, address }) => `${blockchain} ${address}`).join(', ');
      await this.audit.record(tx, {
        organizationId: platformOrganizationId,
        ...authorOf(caller),
        action: 'treasuryDestinationsChanged',
        subject: 'settings:treasuryDestinations',
        reason: `${reason}: ${named === '' ? 'none' : named}`,
      });
    });
    return this.read();
  }

  private async checked(asked: readonly TreasuryDestinationField[]): Promise<TreasuryDestinationField[]> {
    const failures: FieldFailure[] = [];
    const wanted: TreasuryDestinationField[] = [];
    for (const [index, one] of asked.entries()) {
      const problem = await this.problemOf(one, wanted);
      if (problem !== undefined) failures.push({ field: `destinations.${index}.address`, messages: [problem] });
      else wanted.push({ ...one, address: canonicalAddress(one.blockchain, one.address) });
    }
    if (failures.length > 0) throw new ValidationFailed(failures);
    return wanted;
  }

  private async problemOf(
    { blockchain, address }: TreasuryDestinationField,
    before: readonly TreasuryDestinationField[],
  ): Promise<string | undefined> {
    const problem = addressProblem(blockchain, address);
    if (problem !== undefined) return problem;
    const canonical = canonicalAddress(blockchain, address);
    if (before.some((one) => one.blockchain === blockchain && one.address === canonical))
      return 'must not be named again';
    if ((await this.wallets.atAddresses(blockchain, [canonical])).size > 0)
      return 'is the wallet of an account here: name an address elsewhere';
    return this.refused.problem(blockchain, canonical);
  }
}

export function usableAt({ addedAt }: Pick<TreasuryDestination, 'addedAt'>): Date {
  return new Date(addedAt.getTime() + delayMilliseconds);
}

function destinationView(row: TreasuryDestination): TreasuryDestinationView {
  const { blockchain, address, label, addedAt } = row;
  return { blockchain, address, label, addedAt: addedAt.toISOString(), usableAt: usableAt(row).toISOString() };
}
