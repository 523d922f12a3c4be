import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Unauthenticated } from '#errors';
import { Operation } from '../http/operation.js';
import { Metrics } from '../metrics.js';
import { MetricsGuard } from './metrics.guard.js';

@ApiTags('Health')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @UseGuards(MetricsGuard)
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiProduces('text/plain')
  @Operation({
    summary: 'Figures for Prometheus',
    description: 'For this machine alone; where `METRICS_TOKEN` is set, for callers who send it.',
    access: { callers: 'anyone' },
    answer: String,
    errors: [Unauthenticated],
  })
  read(): Promise<string> {
    return this.metrics.text();
  }
}
