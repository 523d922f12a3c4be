import { type AuditAction, type AuditEntry, type ChainVerification, auditActions, verifiedAtOnce } from '#audit';
import { Choice, Instant, Integer, ListOf, Nested, Text, Uuid, YesOrNo } from '#contracts';

export class AuditEntryView {
  @Uuid()
  id: string;

  @Uuid()
  organizationId: string;

  @Integer({ min: 1, describe: '1, 2, 3 … within the organization, without gaps.' })
  ordinal: number;

  @Text({
    max: 100,
    example: 'key:0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00',
    describe:
      'Who did it: `operator`, `staff:<id>`, `key:<id>`, `session:<id>`, `phone:<id>`, or `gatehouse` by itself.',
  })
  actor: string;

  @Text({
    max: 45,
    nullable: true,
    describe: 'Where the request came from; null where nobody asked, and in entries from before that was recorded.',
  })
  address: string | null;

  @Choice(auditActions)
  action: AuditAction;

  @Text({
    max: 100,
    example: 'apiKey:0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00',
    describe: 'What it was done to, as `<resource>:<id>`.',
  })
  subject: string;

  @Text({ max: 2_000, nullable: true, describe: 'Null where none was stated.' })
  reason: string | null;

  @Instant()
  time: string;

  @Text({ max: 64, describe: 'Of this entry and `previousHash`, under a key that is not in the database.' })
  hash: string;

  @Text({ max: 64, describe: '`hash` of the entry before; zeros before the first.' })
  previousHash: string;
}

export class AuditVerificationView {
  @YesOrNo({ describe: 'False when any entry that was looked at was altered, removed, moved or added.' })
  intact: boolean;

  @Integer({
    min: 0,
    describe: `How many entries were looked at: the page, its link to the entry above it or to the end of the chain, and what lies below it, at most ${verifiedAtOnce} in one answer. Reading all pages verifies the whole chain.`,
  })
  entries: number;

  @Integer({ min: 1, optional: true, describe: 'The lowest `ordinal` at which the chain is not what was recorded.' })
  firstAltered?: number;
}

export class AuditEntryList {
  @ListOf(() => AuditEntryView, { describe: 'Newest first.' })
  results: AuditEntryView[];

  @Uuid({ optional: true, describe: 'Present when there is more: send it to read the next page.' })
  nextId?: string;

  @Nested(() => AuditVerificationView, {
    optional: true,
    describe: 'With `organizationId` only: each organization has a chain of its own.',
  })
  verification?: ChainVerification;
}

export class AuditSigningKeyView {
  @Text({ max: 200, describe: 'Ed25519, as PEM.' })
  publicKey: string;

  @Text({ max: 64, describe: 'SHA-256 of the key.' })
  fingerprint: string;
}

export function auditEntryView(entry: AuditEntry): AuditEntryView {
  const { id, organizationId, ordinal, actor, address, action, subject, reason, at, hash, previousHash } = entry;
  return {
    id,
    organizationId,
    ordinal,
    actor,
    address,
    action,
    subject,
    reason,
    time: at.toISOString(),
    hash: hash.toString('hex'),
    previousHash: previousHash.toString('hex'),
  };
}
