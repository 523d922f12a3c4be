import { ApiSchema } from '@nestjs/swagger';
import { Text } from '#contracts';

@ApiSchema({ name: 'RevokeApproval' })
export class RevokeApprovalBody {
  @Text({
    max: 2000,
    example: 'The license of the company has expired.',
    describe: 'The organization reads it, and it is in its events: write no personal data here.',
  })
  reason: string;
}
