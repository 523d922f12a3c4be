import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StaffCaller } from '#auth';
import { platformOrganizationId, toDecimal, tokenExponent } from '#contracts';
import { Reads, type Tx } from '#database';
import { type Outcome, type PreparedAction, ProposalAction, ProposalActions } from '#proposals';
import { Clock, readObject } from '#runtime';
import { MakeTreasuryTransfer } from './make-treasury-transfer.js';
import { TreasuryTransferBody } from './treasury-transfer.dto.js';
import { TreasuryTransferRequirements } from './treasury-transfer.requirements.js';

/** A transfer of the treasury as a proposal. */
@Injectable()
export class AskedTreasuryTransfer extends ProposalAction<TreasuryTransferBody> implements OnModuleInit {
  readonly name = 'treasury.transfer';

  constructor(
    private readonly actions: ProposalActions,
    private readonly requirements: TreasuryTransferRequirements,
    private readonly transfers: MakeTreasuryTransfer,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.actions.register(this);
  }

  override read(parameters: unknown): TreasuryTransferBody {
    return readObject(TreasuryTransferBody, parameters, this.clock);
  }

  override async prepare(_caller: StaffCaller, asked: TreasuryTransferBody): Promise<PreparedAction> {
    const address = await this.requirements.destination(this.reads, asked);
    const { from, toPurse, tokenSymbol, blockchain, units, book } = asked;
    const amount = `${toDecimal(BigInt(units), tokenExponent)} ${tokenSymbol} on ${blockchain}`;
    const what = book === undefined ? '' : ` of ${book}`;
    const summary = `Send ${amount}${what} from ${from} to ${toPurse === undefined ? address : `${toPurse} (${address})`}`;
    return { organizationId: platformOrganizationId, summary, isWeighty: true };
  }

  override async carryOut(_tx: Tx, caller: StaffCaller, asked: TreasuryTransferBody): Promise<Outcome> {
    const { id } = await this.transfers.make(caller, asked);
    return { result: { treasuryTransferId: id } };
  }
}
