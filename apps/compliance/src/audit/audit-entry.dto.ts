import { type AuditAction, auditActions } from '#audit';
import { Choice, Instant, PageQuery, Text, Uuid } from '#contracts';

const which = {
  optional: true,
  describe:
    'Only the chain of this organization, also of one that was erased; verified where nothing else narrows it. Without it: of all.',
};
const actor = {
  max: 100,
  optional: true,
  example: 'staff:0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00',
  describe: 'Only what this person, key, session or phone did, or `operator`, or `gatehouse` by itself.',
};
const action = { optional: true, describe: 'Only what was done in this way.' };
const subject = {
  max: 100,
  optional: true,
  example: 'apiKey:0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00',
  describe: 'Only what was done to this.',
};
const from = { optional: true, describe: 'Only what was done at this moment or later.' };
const to = { optional: true, describe: 'Only what was done at this moment or earlier.' };

export class AuditExportQuery {
  @Uuid(which)
  organizationId?: string;

  @Text(actor)
  actor?: string;

  @Choice(auditActions, action)
  action?: AuditAction;

  @Text(subject)
  subject?: string;

  @Instant(from)
  createdFrom?: string;

  @Instant(to)
  createdTo?: string;
}

export class AuditQuery extends PageQuery {
  @Uuid(which)
  organizationId?: string;

  @Text(actor)
  actor?: string;

  @Choice(auditActions, action)
  action?: AuditAction;

  @Text(subject)
  subject?: string;

  @Instant(from)
  createdFrom?: string;

  @Instant(to)
  createdTo?: string;
}
