import { Body, Controller, Delete, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type OrganizationCaller } from '#auth';
import { IdParam, Operation } from '#runtime';
import { CreateSession } from './session.dto.js';
import { SessionService } from './session.service.js';
import { CreatedSessionView } from './session.view.js';

@ApiTags('Widget sessions')
@Controller('compliance/reviews/:complianceReviewId/sessions')
export class SessionController {
  constructor(private readonly sessions: SessionService) {}

  @Post()
  @Operation({
    summary: 'Create a widget session',
    description:
      'Its token lets the widget, on your pages alone, fill in and submit this one review. Make another one when it ends. The origins may read answers of `/compliance` for 24 hours.',
    access: { callers: 'organization', scope: 'compliance:write' },
    status: 201,
    answer: CreatedSessionView,
    shownOnce: ['token'],
  })
  create(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('complianceReview') complianceReviewId: string,
    @Body() body: CreateSession,
  ): Promise<CreatedSessionView> {
    return this.sessions.create(caller, complianceReviewId, body);
  }

  @Delete(':sessionId')
  @Operation({
    summary: 'Revoke a widget session',
    description: 'Once this is answered, no process accepts its token any more.',
    access: { callers: 'organization', scope: 'compliance:write' },
    status: 204,
  })
  revoke(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('complianceReview') complianceReviewId: string,
    @IdParam('widgetSession', 'sessionId') sessionId: string,
  ): Promise<void> {
    return this.sessions.revoke(caller, complianceReviewId, sessionId);
  }
}
