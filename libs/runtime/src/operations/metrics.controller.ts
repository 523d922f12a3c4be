import { Controller, Get, Header } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { Operation } from '../http/operation.js';
import { Metrics } from '../metrics.js';

@ApiTags('Health')
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  @ApiProduces('text/plain')
  @Operation({ summary: 'Figures for Prometheus', access: { callers: 'anyone' }, answer: String })
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
