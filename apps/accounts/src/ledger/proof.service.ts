import { Injectable } from '@nestjs/common';
import { Reconciliations, WalletDifferences } from '#chains';
import { LedgerProof } from '#ledger';
import { type ProofView, mostShown, proofView } from './proof.view.js';

@Injectable()
export class ProofService {
  constructor(
    private readonly proof: LedgerProof,
    private readonly reconciliations: Reconciliations,
    private readonly differences: WalletDifferences,
  ) {}

  async prove(): Promise<ProofView> {
    const [proof, differences, reconciledAt] = await Promise.all([
      this.proof.prove(),
      this.differences.open(mostShown),
      this.reconciliations.lastWhole(),
    ]);
    return proofView(proof, differences, reconciledAt);
  }
}
