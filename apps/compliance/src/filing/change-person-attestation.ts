import { Injectable } from '@nestjs/common';
import type { CallerOrSession } from '#auth';
import { associatedPersonAttestation } from '#contracts';
import { UnitOfWork } from '#database';
import { AssociatedPersonRows } from '../persons/associated-person.rows.js';
import type { AttestationResponse } from './attestation.view.js';
import { type AttestationChange, MergeAttestation } from './merge-attestation.js';
import { UploadPersonAttestation } from './upload-person-attestation.js';

/** Uploads the latest attestation about a person once more, as `ChangeReviewAttestation` does for those of a review. */
@Injectable()
export class ChangePersonAttestation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly persons: AssociatedPersonRows,
    private readonly mergeAttestation: MergeAttestation,
    private readonly uploadAttestation: UploadPersonAttestation,
  ) {}

  change(caller: CallerOrSession, personId: string, change: AttestationChange): Promise<AttestationResponse> {
    return this.unitOfWork.run(async (tx) => {
      const { person } = await this.persons.lock(tx, caller, personId, 'uploadAttestation');
      const about = { ...change, subject: person, attestations: associatedPersonAttestation };
      const { payload, earlier } = await this.mergeAttestation.merge(tx, caller, about);
      return this.uploadAttestation.upload(caller, personId, payload, earlier);
    });
  }
}
