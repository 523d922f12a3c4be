import { ApiSchema } from '@nestjs/swagger';
import { Choice, type FreezeDirection, Text, freezeDirections } from '#contracts';

@ApiSchema({ name: 'FreezeMoney' })
export class FreezeBody {
  @Choice(freezeDirections, {
    describe:
      '`debit`: nothing leaves. `credit`: what comes is kept apart. `all`: both. What is frozen in the other direction already is frozen in both from then on.',
  })
  direction: FreezeDirection;

  @Text({
    max: 500,
    example: 'Court order 4711 of 2026-11-20',
    describe: 'Kept in the audit trail, which the organization does not read. Write no personal data here.',
  })
  reason: string;
}
