import { Injectable } from '@nestjs/common';
import { Reconciliations, WalletDifferences } from '#chains';
import { LedgerProof } from '#ledger';
import { RailDifferences } from '#rails';
import { type ProofView, mostShown, proofView } from './proof.view.js';

@Injectable()
export class ProofService {
  constructor(
    private readonly proof: LedgerProof,
    private readonly reconciliations: Reconciliations,
    private readonly differences: WalletDifferences,
    private readonly railDifferences: RailDifferences,
  ) {}

  async prove(): Promise<ProofView> {
    const [proof, differences, railDifferences, reconciledAt] = await Promise.all([
      this.proof.prove(),
      this.differences.open(mostShown),
      this.railDifferences.open(mostShown),
      this.reconciliations.lastWhole(),
    ]);
    return proofView(proof, { differences, railDifferences, reconciledAt });
  }
}
