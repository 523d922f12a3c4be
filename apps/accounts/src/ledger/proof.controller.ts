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
    description: 'Adds everything up anew from the lines, of all organizations at one moment.',
    access: { callers: 'operator' },
    answer: ProofView,
  })
  prove(): Promise<ProofView> {
    return this.proofs.prove();
  }
}
