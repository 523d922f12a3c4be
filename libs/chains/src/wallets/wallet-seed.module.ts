import { Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { CreateChains1795478400011 } from '../migrations/1795478400011-create-chains.js';
import { AddSeedKey1795478400038 } from '../migrations/1795478400038-add-seed-key.js';
import { AddSeedExport1795478400051 } from '../migrations/1795478400051-add-seed-export.js';
import { AnswerSigning } from './answer-signing.js';
import { CheckSeed } from './check-seed.js';
import { ExportSeed } from './export-seed.js';
import { RewrapSeed } from './rewrap-seed.js';
import { WalletSeedRow } from './wallet-seed.entity.js';
import { WalletSeed } from './wallet-seed.js';

/** Apart from the chains, for commands that have nothing to do with them. */
@Module({
  imports: [
    DatabaseModule,
    persistence({
      entities: [WalletSeedRow],
      migrations: [CreateChains1795478400011, AddSeedKey1795478400038, AddSeedExport1795478400051],
    }),
  ],
  providers: [WalletSeed, RewrapSeed, ExportSeed, CheckSeed, AnswerSigning],
  exports: [WalletSeed, RewrapSeed, ExportSeed, CheckSeed, AnswerSigning],
})
export class WalletSeedModule {}
