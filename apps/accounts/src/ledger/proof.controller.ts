import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '#runtime';
import { ProofService } from './proof.service.js';
import { ProofView } from './proof.view.js';

@ApiTags('Ledger')
@Controller('ledger')
export class ProofController {
  constructor(private readonly proofs: ProofService) {}

  @Get('proof')
  @Operation({
    summary: 'Prove the ledger',
    description:
      'Adds up, of all organizations at one moment, the closed past and the lines since then: it takes no longer as the ledger grows. The past is added up again once a day. Where something is wrong, it is named.',
    access: { callers: 'operator', staff: 'operations:read' },
    answer: ProofView,
  })
  prove(): Promise<ProofView> {
    return this.proofs.prove();
  }
}
