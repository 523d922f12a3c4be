import { randomUUID } from 'node:crypto';
import { validAttestation } from '../../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import { formWith } from '../documents/documents.js';
import type { Make } from '../routes/owner.js';
import { idOf } from '../service/api.js';

/** A small one, whose name a test may take for its own. */
const screeningListId: Make = async ({ operator }) => {
  return idOf(await operator.post('/screening/lists', madeList(`made ${randomUUID()}`)));
};

export function madeList(name: string): FormData {
  const bytes = Buffer.from('name,type,birthDate,country,reason\nNobody Atall,other,,,made\n');
  return formWith(bytes, { fields: { name, format: 'csv' } });
}

const address: Make = async ({ operator }) => {
  const made = `0x${randomUUID().replaceAll('-', '')}`;
  await operator.post('/screening/addresses', { entries: [{ address: made, reason: 'made' }] });
  return made;
};

/** Of the review in the path, which gets a name for it. Past the job that would find it: nothing goes on by itself here. */
const screeningHitId: Make = async (owner, path) => {
  const { complianceReviewId: review = '' } = path;
  await owner.organization.api.post(
    `/compliance/reviews/${review}/attestations`,
    validAttestation('businessIdentification'),
  );
  const listId = await screeningListId(owner, path);
  const id = randomUUID();
  await owner.sql(
    `INSERT INTO screening_hit (organization_id, id, subject_id, list_id, source_id, score, fingerprint, status, found_at)
     SELECT $1, $2, $3, list.id, entry.source_id, 900, '', 'open', now()
     FROM screening_list AS list JOIN screening_entry AS entry USING (version_id) WHERE list.id = $4`,
    [owner.organization.id, id, review, listId],
  );
  return id;
};

/** Of the review in the path, which says something for it: that nobody has looked for the name yet is one. */
const officerFindingId: Make = async ({ operator, organization }, { complianceReviewId: review = '' }) => {
  const path = `/compliance/reviews/${review}`;
  await organization.api.post(`${path}/attestations`, validAttestation('businessIdentification'));
  const { body } = await operator.get(path);
  const [finding] = body['officerFindings'] as { id: string }[];
  return finding?.id ?? '';
};

export const screeningResources = { screeningListId, screeningHitId, officerFindingId, address };
