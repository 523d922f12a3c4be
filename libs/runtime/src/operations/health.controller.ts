import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Choice, Texts } from '#contracts';
import { ServiceUnavailable } from '#errors';
import { Operation } from '../http/operation.js';
import { Liveness } from './liveness.js';
import { Readiness } from './readiness.js';

class LivenessReport {
  @Choice(['live'])
  status: 'live';
}

class ReadinessReport {
  @Choice(['ready'])
  status: 'ready';

  @Texts({ max: 100, describe: 'What was checked, and works.' })
  checked: string[];

  @Texts({
    max: 100,
    describe: 'What does not work just now: requests that need it are answered 503, all others as ever.',
  })
  failing: string[];

  @Texts({ max: 100, describe: 'What is not set up, so it is not done here.' })
  notSetUp: string[];
}

@ApiTags('Health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly liveness: Liveness,
    private readonly readiness: Readiness,
  ) {}

  @Get('live')
  @Operation({
    summary: 'Is the process alive?',
    description: 'It is not when something in it stopped for good: then start it again. What stopped is in the log.',
    access: { callers: 'anyone' },
    answer: LivenessReport,
    errors: [ServiceUnavailable],
  })
  live(): LivenessReport {
    return { status: this.liveness.check() };
  }

  @Get('ready')
  @Operation({
    summary: 'Can the process answer requests?',
    description: 'What failed is in the log.',
    access: { callers: 'anyone' },
    answer: ReadinessReport,
    errors: [ServiceUnavailable],
  })
  async ready(): Promise<ReadinessReport> {
    return { status: 'ready', ...(await this.readiness.check()) };
  }
}
