import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Instant, Integer } from '#contracts';
import { Operation } from '#runtime';
import { SandboxClockService } from './sandbox-clock.service.js';

export class AdvanceClock {
  @Integer({ min: 0, example: 86_400, describe: 'By how much. Everything that becomes due by it begins at once.' })
  advanceSeconds: number;
}

export class SandboxTime {
  @Instant()
  now: string;
}

@ApiTags('Sandbox clock')
@Controller('sandbox/clock')
export class SandboxClockController {
  constructor(private readonly sandboxClock: SandboxClockService) {}

  @Get()
  @Operation({
    summary: 'What time is it in the sandbox?',
    access: { callers: 'operatorOrOrganization', scope: 'sandbox:write' },
    answer: SandboxTime,
    sandboxOnly: true,
  })
  now(): SandboxTime {
    return { now: this.sandboxClock.now().toISOString() };
  }

  @Post()
  @Operation({
    summary: 'Move the sandbox clock forward',
    description:
      'One clock for the whole installation. Expiries, schedules and retries move with it, so that a day of life can be seen in a second. It never goes back.',
    access: { callers: 'operatorOrOrganization', scope: 'sandbox:write' },
    answer: SandboxTime,
    sandboxOnly: true,
  })
  async advance(@Body() body: AdvanceClock): Promise<SandboxTime> {
    return { now: (await this.sandboxClock.advance(body.advanceSeconds)).toISOString() };
  }
}
