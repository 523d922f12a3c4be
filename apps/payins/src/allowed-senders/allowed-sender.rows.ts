import { Injectable } from '@nestjs/common';
import type { Blockchain, Page } from '#contracts';
import { Reads, type Tx } from '#database';
import { LimitExceeded, ResourceNotFound } from '#errors';
import { Accounts, Standings } from '#standing';
import type { AllowedSenderQuery, DisallowSenderQuery } from './allowed-sender.dto.js';
import { AllowedSender } from './allowed-sender.entity.js';
import { canonicalAddresses } from './check-sender-address.js';

const mostPerOrganization = 100;

type SenderKey = Pick<AllowedSender, 'organizationId' | 'accountId' | 'blockchain' | 'address'>;

/** Allowed senders, each found only within its organization. */
@Injectable()
export class AllowedSenderRows {
  constructor(
    private readonly reads: Reads,
    private readonly standings: Standings,
    private readonly accounts: Accounts,
  ) {}

  async allows(tx: Tx, { organizationId, accountId, blockchain, address }: SenderKey): Promise<boolean> {
    return (await tx.one(AllowedSender, { organizationId, accountId, blockchain, address })) !== undefined;
  }

  async list(organizationId: string, { accountId, ...page }: AllowedSenderQuery): Promise<Page<AllowedSender>> {
    if (accountId === undefined) return this.reads.page(AllowedSender, { organizationId }, page);
    await this.accounts.find(organizationId, accountId);
    return this.reads.page(AllowedSender, { organizationId, accountId }, page);
  }

  /** Newest first. */
  ofAccount(organizationId: string, accountId: string, blockchains: readonly Blockchain[]): Promise<AllowedSender[]> {
    return this.reads.many(
      AllowedSender,
      'SELECT * FROM allowed_sender WHERE organization_id = $1 AND account_id = $2 AND blockchain = ANY($3::text[]) ORDER BY id DESC',
      [organizationId, accountId, blockchains],
    );
  }

  /** Locks the organization, so that concurrent requests neither write the same sender twice nor exceed the limit. */
  async hold(
    tx: Tx,
    { organizationId, accountId, blockchain, address }: SenderKey,
  ): Promise<AllowedSender | undefined> {
    if (!(await this.standings.hold(tx, organizationId))) throw new ResourceNotFound('organization', organizationId);
    await this.accounts.usable(organizationId, accountId, tx);
    return tx.one(AllowedSender, { organizationId, accountId, blockchain, address }, { lock: true });
  }

  /** The caller has locked the organization. */
  async refuseOneTooMany(tx: Tx, organizationId: string): Promise<void> {
    const [row] = await tx.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM allowed_sender WHERE organization_id = $1',
      [organizationId],
    );
    const count = (row?.count ?? 0) + 1;
    if (count > mostPerOrganization) throw new LimitExceeded(mostPerOrganization, count);
  }

  /** Removes all that an address is allowed, or only for this account or chain. */
  async remove(
    tx: Tx,
    organizationId: string,
    address: string,
    { accountId = null, blockchain = null }: Nullable<DisallowSenderQuery>,
  ): Promise<void> {
    const removed = await tx.query(
      `DELETE FROM allowed_sender WHERE organization_id = $1 AND address = ANY($2::text[])
         AND ($3::uuid IS NULL OR account_id = $3) AND ($4::text IS NULL OR blockchain = $4) RETURNING id`,
      [organizationId, canonicalAddresses(address), accountId, blockchain],
    );
    if (removed.length === 0) throw new ResourceNotFound('allowedSender', address);
  }
}

type Nullable<T> = { readonly [K in keyof T]?: T[K] | null };
