import { ApiSchema } from '@nestjs/swagger';
import { Text } from '#contracts';

@ApiSchema({ name: 'DrainRail' })
export class DrainRailBody {
  @Text({ max: 500, example: 'The contract with them ends', describe: 'Kept in the audit trail.' })
  reason: string;
}
