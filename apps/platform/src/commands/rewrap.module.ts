import { Module } from '@nestjs/common';
import { WalletSeedModule } from '#chains';
import { DatabaseModule } from '#database';
import { VaultModule } from '#vault';
import { SeedKeyModule } from '../../../accounts/src/seed-key.module.js';

@Module({ imports: [DatabaseModule, VaultModule, SeedKeyModule.ofPresentKey(), WalletSeedModule] })
export class RewrapModule {}
