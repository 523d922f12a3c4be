import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type SessionCaller } from '#auth';
import { Operation } from '#runtime';
import { TermsAcceptanceView } from '#standing';
import { CurrentSessionView, currentSessionView } from './session.view.js';
import { AcceptTermsInWidget } from './terms.dto.js';
import { WidgetTermsService } from './terms.service.js';

@ApiTags('Widget sessions')
@Controller('compliance/sessions')
export class CurrentSessionController {
  constructor(private readonly terms: WidgetTermsService) {}

  @Get('current')
  @Operation({
    summary: 'Read the widget session that asks',
    description:
      'How the widget learns which review its token is for, until when, and whether terms of service have to be accepted.',
    access: { callers: 'session' },
    answer: CurrentSessionView,
  })
  async read(@CalledBy() caller: SessionCaller): Promise<CurrentSessionView> {
    return currentSessionView(caller, await this.terms.toAccept(caller));
  }

  @Post('current/terms-of-service/acceptances')
  @Operation({
    summary: 'Accept the terms of service in the widget',
    description:
      'By the person who fills in the review, for its organization: the `source` is `ui`. The first acceptance sends `tos_accepted`.',
    access: { callers: 'session' },
    status: 201,
    answer: TermsAcceptanceView,
    personal: true,
  })
  acceptTerms(@CalledBy() caller: SessionCaller, @Body() body: AcceptTermsInWidget): Promise<TermsAcceptanceView> {
    return this.terms.accept(caller, body);
  }
}
