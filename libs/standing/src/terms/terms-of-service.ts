import { Injectable } from '@nestjs/common';
import type { Page, PageQuery, TermsOfServiceSource } from '#contracts';
import { Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Events } from '#events';
import { Clock, Ids } from '#runtime';
import { type SealedPlace, Vault } from '#vault';
import { Standings } from '../standings.js';
import { TermsAcceptance } from './terms-acceptance.entity.js';
import { type TermsAcceptanceView, termsAcceptanceView } from './terms-acceptance.view.js';

export interface NewAcceptance {
  readonly organizationId: string;
  readonly version: string;
  readonly source: TermsOfServiceSource;
  /** The person who accepts, where one does. */
  readonly signedBy?: string;
}

/** Who accepted the terms of service, when, and in which version. */
@Injectable()
export class TermsOfService {
  constructor(
    private readonly standings: Standings,
    private readonly events: Events,
    private readonly vault: Vault,
    private readonly reads: Reads,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Every acceptance is kept; only the first one is an event. */
  async accept(tx: Tx, { organizationId, version, source, signedBy }: NewAcceptance): Promise<TermsAcceptanceView> {
    const signedAt = this.clock.now();
    const order = await this.standings.acceptTerms(tx, organizationId, version, signedAt);
    if (order === 'unknown') throw new ResourceNotFound('organization', organizationId);
    const signed = { organizationId, id: this.ids.next(), version, signedAt, source };
    const sealed = signedBy === undefined ? null : await this.vault.seal(tx, placeOf(signed), signedBy);
    const acceptance: TermsAcceptance = { ...signed, signedBy: sealed };
    tx.insert(TermsAcceptance, acceptance);
    if (order === 'first')
      this.events.record(tx, {
        resourceId: organizationId,
        occurredAt: signedAt,
        payload: { type: 'tos_accepted', organizationId, signedAt: signedAt.toISOString(), source },
      });
    return termsAcceptanceView(acceptance, signedBy);
  }

  async list(organizationId: string, query: PageQuery): Promise<Page<TermsAcceptanceView>> {
    const { results, ...rest } = await this.reads.page(TermsAcceptance, { organizationId }, query);
    const views = await Promise.all(results.map(async (one) => termsAcceptanceView(one, await this.nameIn(one))));
    return { results: views, ...rest };
  }

  private async nameIn(acceptance: TermsAcceptance): Promise<string | undefined> {
    const { signedBy } = acceptance;
    return signedBy === null ? undefined : (await this.vault.open(placeOf(acceptance), signedBy)).toString();
  }
}

function placeOf({ organizationId, id }: Pick<TermsAcceptance, 'organizationId' | 'id'>): SealedPlace {
  return { organizationId, table: 'accepted_terms', row: id, column: 'signed_by' };
}
