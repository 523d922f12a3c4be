import { PageQuery, Uuid } from '#contracts';

export class AuditQuery extends PageQuery {
  @Uuid({
    optional: true,
    describe: 'Only the chain of this organization, verified; also of one that was erased. Without it: of all.',
  })
  organizationId?: string;
}
