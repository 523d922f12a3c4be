import { Injectable } from '@nestjs/common';
import { AccessErasure } from '#auth';
import { toDecimal, tokenExponent } from '#contracts';
import type { Tx } from '#database';
import { IllegalTransition } from '#errors';
import { type HeldTokens, Ledger } from '#ledger';
import { Commitments, Standings } from '#standing';
import { Vault } from '#vault';
import type { Organization } from './organization.entity.js';
import { OwedDeveloperFees } from './owed-developer-fees.reading.js';

/** What an organization has besides its own row. */
@Injectable()
export class OrganizationData {
  constructor(
    private readonly ledger: Ledger,
    private readonly standings: Standings,
    private readonly commitments: Commitments,
    private readonly vault: Vault,
    private readonly access: AccessErasure,
    private readonly developerFees: OwedDeveloperFees,
  ) {}

  /** An organization that holds money, or is about to receive some, cannot be erased. */
  async refuseWhileItHasMoney(tx: Tx, { id, status }: Organization): Promise<void> {
    // Whatever starts something for it locks its standing as well, so from here on nothing starts.
    await this.standings.hold(tx, id);
    const [coming] = await tx.query(`SELECT 1 FROM deposit WHERE organization_id = $1 AND status = 'pending' LIMIT 1`, [
      id,
    ]);
    if (coming !== undefined)
      throw new IllegalTransition('organization', id, status, 'erase', 'A deposit to it is not confirmed yet');
    const subject = await this.commitments.open(tx, id);
    if (subject !== undefined)
      throw new IllegalTransition('organization', id, status, 'erase', `A ${subject} of it is still under way`);
    const refuse = (because: string): IllegalTransition =>
      new IllegalTransition('organization', id, status, 'erase', because);
    const held = await this.ledger.heldBy(tx, id);
    if (held.length > 0)
      throw refuse(`Its accounts hold tokens (${inWords(held)}): pay them out, or write them off by an adjustment`);
    const due = await this.developerFees.dueTo(tx, id);
    const owing = due.filter(({ units }) => units < 0n).map((each) => ({ ...each, units: -each.units }));
    if (owing.length > 0) throw refuse(`It owes developer fees of ${inWords(owing)}: put that right by an adjustment`);
    const owed = due.filter(({ units }) => units > 0n);
    if (owed.length > 0)
      throw refuse(`It is owed developer fees of ${inWords(owed)}: withdraw them, or write them off by an adjustment`);
  }

  /** Names and descriptions of accounts may hold personal data. The accounts themselves stay, as their ledger does. */
  async erase(tx: Tx, { id, parentOrganizationId }: Organization): Promise<void> {
    tx.write(`UPDATE account SET name = 'Erased', description = NULL WHERE organization_id = $1`, [id]);
    await this.standings.close(tx, id);
    await this.vault.destroy(tx, id);
    await this.access.erase(tx, id, parentOrganizationId);
  }
}

function inWords(held: readonly HeldTokens[]): string {
  return held
    .map(({ token, blockchain, units }) => `${toDecimal(units, tokenExponent)} ${token} on ${blockchain}`)
    .join(', ');
}
