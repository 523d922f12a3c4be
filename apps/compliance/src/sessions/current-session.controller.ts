import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type SessionCaller } from '#auth';
import { Operation } from '#runtime';
import { CurrentSessionView, currentSessionView } from './session.view.js';

@ApiTags('Widget sessions')
@Controller('compliance/sessions')
export class CurrentSessionController {
  @Get('current')
  @Operation({
    summary: 'Read the widget session that asks',
    description: 'How the widget learns which review its token is for, and until when.',
    access: { callers: 'session' },
    answer: CurrentSessionView,
  })
  read(@CalledBy() caller: SessionCaller): CurrentSessionView {
    return currentSessionView(caller);
  }
}
