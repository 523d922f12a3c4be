import { Module } from '@nestjs/common';
import { AuthModule } from '#auth';
import { ChainsModule } from '#chains';
import { DatabaseModule } from '#database';
import { StandingModule } from '#standing';
import { SandboxPayinController } from './sandbox/sandbox-payin.controller.js';
import { SandboxPayinService } from './sandbox/sandbox-payin.service.js';

@Module({
  imports: [DatabaseModule, AuthModule, StandingModule, ChainsModule],
  controllers: [SandboxPayinController],
  providers: [SandboxPayinService],
})
export class PayinsModule {}
