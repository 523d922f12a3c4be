import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Choice, Texts } from '#contracts';
import { ServiceUnavailable } from '#errors';
import { Operation } from '../http/operation.js';
import { Readiness } from './readiness.js';

class Liveness {
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
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Operation({ summary: 'Is the process alive?', access: { callers: 'anyone' }, answer: Liveness })
  live(): Liveness {
    return { status: 'live' };
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
