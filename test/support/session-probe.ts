import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type CallerOrSession, actorOf, isOfficer } from '#auth';
import { Text, Uuid, YesOrNo } from '#contracts';
import { IdParam, Ids, Operation } from '#runtime';
import { PlatformModule } from '../../apps/platform/src/platform.module.js';

class Probe {
  @Text({ max: 100 })
  text: string;
}

class ProbeView {
  @Uuid()
  id: string;

  @Text({ max: 100 })
  actor: string;

  @Text({ max: 100 })
  kind: string;

  @YesOrNo()
  isOfficer: boolean;

  @Text({ max: 200 })
  about: string;
}

/** Routes that say `sessions: true` of themselves and answer who calls: they show the guard, whatever else there is. */
@ApiTags('Widget sessions')
@Controller('compliance')
class ProbeController {
  constructor(private readonly ids: Ids) {}

  @Get('reviews/:complianceReviewId/probe')
  @Operation({
    summary: 'Who reads',
    access: { callers: 'operatorOrOrganization', scope: 'compliance:read', sessions: true },
    answer: ProbeView,
  })
  read(@CalledBy() caller: CallerOrSession, @IdParam('complianceReview') reviewId: string): ProbeView {
    return this.view(caller, reviewId);
  }

  @Post('reviews/:complianceReviewId/probe')
  @Operation({
    summary: 'Who writes',
    access: { callers: 'organization', scope: 'compliance:write', sessions: true },
    answer: ProbeView,
  })
  write(
    @CalledBy() caller: CallerOrSession,
    @IdParam('complianceReview') reviewId: string,
    @Body() { text }: Probe,
  ): ProbeView {
    return this.view(caller, `${reviewId} ${text}`);
  }

  @Get('probe')
  @Operation({
    summary: 'Who reads what names no review',
    access: { callers: 'organization', scope: 'compliance:read', sessions: true },
    answer: ProbeView,
  })
  readAny(@CalledBy() caller: CallerOrSession): ProbeView {
    return this.view(caller, 'nothing');
  }

  private view(caller: CallerOrSession, about: string): ProbeView {
    return { id: this.ids.next(), actor: actorOf(caller), kind: caller.kind, isOfficer: isOfficer(caller), about };
  }
}

@Module({ imports: [PlatformModule], controllers: [ProbeController] })
export class WithSessionProbe {}
