import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { type SealedPlace, Vault } from '#vault';
import type { Proposal } from './proposal.entity.js';

type Owned = Pick<Proposal, 'organizationId' | 'id'>;

/** The parameters of proposals, which are gone once the organization is erased. */
@Injectable()
export class ProposalSealed {
  constructor(private readonly vault: Vault) {}

  seal(tx: Tx, proposal: Owned, parameters: object): Promise<Buffer> {
    return this.vault.seal(tx, placeOf(proposal), JSON.stringify(parameters));
  }

  async open(proposal: Proposal): Promise<object> {
    if (!(await this.vault.isOpenable(proposal.organizationId))) return {};
    const text = await this.vault.open(placeOf(proposal), proposal.sealedParameters);
    return JSON.parse(text.toString()) as object;
  }
}

function placeOf({ organizationId, id }: Owned): SealedPlace {
  return { organizationId, table: 'proposal', row: id, column: 'sealed_parameters' };
}
