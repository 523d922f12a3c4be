import { ApiSchema } from '@nestjs/swagger';
import { Text } from '#contracts';

@ApiSchema({ name: 'SuspendOrganization' })
export class SuspendOrganizationBody {
  @Text({
    max: 500,
    example: 'Asked for by the authority on 2026-11-20',
    describe: 'Kept in the audit trail, which the organization does not read. Write no personal data here.',
  })
  reason: string;
}
