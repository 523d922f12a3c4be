import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads } from '#database';
import { Jobs } from '#jobs';
import { Attestation } from '../records/attestation.entity.js';
import { type ValidationRound, isCurrentRound, validateAttestation } from '../records/attestation.moves.js';
import { ChecksThread } from './checks-thread.js';
import { GatherEvidence } from './gather-evidence.js';
import { RecordValidation } from './record-validation.js';

/** Runs the checks of one attestation. Evidence is gathered outside any transaction, because pictures take time. */
@Injectable()
export class ValidateAttestationJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reads: Reads,
    private readonly gatherEvidence: GatherEvidence,
    private readonly checks: ChecksThread,
    private readonly recordValidation: RecordValidation,
  ) {}

  onModuleInit(): void {
    this.jobs.handleLong(validateAttestation, (round) => this.validate(round));
  }

  private async validate(round: ValidationRound): Promise<void> {
    const { organizationId, id } = round;
    const attestation = await this.reads.one(Attestation, { organizationId, id });
    if (attestation === undefined || !isCurrentRound(attestation, round)) return;
    const evidence = await this.gatherEvidence.gather(attestation);
    if (evidence !== undefined) await this.recordValidation.record(round, await this.checks.run(evidence));
  }
}
