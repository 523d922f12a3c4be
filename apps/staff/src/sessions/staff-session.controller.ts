import { Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type StaffCaller } from '#auth';
import { type Page, PageOf } from '#contracts';
import { IdParam, Operation } from '#runtime';
import { StaffSessionQuery, WhoseSession } from './staff-session.dto.js';
import { StaffSessionService } from './staff-session.service.js';
import { StaffSessionView } from './staff-session.view.js';

const StaffSessionPage = PageOf(StaffSessionView);

@ApiTags('Staff')
@Controller('staff/sessions')
export class StaffSessionController {
  constructor(private readonly sessions: StaffSessionService) {}

  @Get()
  @Operation({
    summary: 'List sessions',
    description: "One's own that are open; with `staff:write` anybody's.",
    access: { callers: 'staff' },
    answer: StaffSessionPage,
  })
  list(@CalledBy() caller: StaffCaller, @Query() query: StaffSessionQuery): Promise<Page<StaffSessionView>> {
    return this.sessions.list(caller, query);
  }

  @Delete()
  @Operation({
    summary: 'End all sessions',
    description:
      "One's own, also the one that asks; with `staff:write` anybody's. Once it is answered, no process takes them.",
    access: { callers: 'staff' },
    status: 204,
  })
  endAll(@CalledBy() caller: StaffCaller, @Query() query: WhoseSession): Promise<void> {
    return this.sessions.endAll(caller, query);
  }

  @Delete('current')
  @Operation({ summary: 'Sign out', access: { callers: 'staff' }, status: 204 })
  signOut(@CalledBy() caller: StaffCaller): Promise<void> {
    return this.sessions.end(caller, caller.sessionId, {});
  }

  @Delete(':staffSessionId')
  @Operation({
    summary: 'End a session',
    description: "One's own; with `staff:write` anybody's. Once it is answered, no process takes it.",
    access: { callers: 'staff' },
    status: 204,
  })
  end(
    @CalledBy() caller: StaffCaller,
    @IdParam('staffSession') id: string,
    @Query() query: WhoseSession,
  ): Promise<void> {
    return this.sessions.end(caller, id, query);
  }
}
