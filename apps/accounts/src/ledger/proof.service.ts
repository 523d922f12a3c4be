import { Injectable } from '@nestjs/common';
import { Ledger } from '#ledger';
import { type ProofView, proofView } from './proof.view.js';

@Injectable()
export class ProofService {
  constructor(private readonly ledger: Ledger) {}

  async prove(): Promise<ProofView> {
    return proofView(await this.ledger.proof());
  }
}
