import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type HouseCaller } from '#auth';
import { Operation } from '#runtime';
import { OverviewReading } from './overview.reading.js';
import { OverviewView } from './overview.view.js';

@ApiTags('Staff')
@Controller('overview')
export class OverviewController {
  constructor(private readonly overview: OverviewReading) {}

  @Get()
  @Operation({
    summary: 'Read what waits, and how much there was',
    description: 'Counts of all organizations. Each part is there for those who may read what it counts.',
    access: { callers: 'operator', staff: 'organizations:read' },
    answer: OverviewView,
  })
  read(@CalledBy() caller: HouseCaller): Promise<OverviewView> {
    return this.overview.read(caller);
  }
}
