import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type OperatorCaller, type StaffCaller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { LimitExceeded } from '#errors';
import { IdParam, Operation } from '#runtime';
import { ChangeStaff, InviteStaff } from './staff.dto.js';
import { StaffService } from './staff.service.js';
import { InvitedStaffView, StaffView } from './staff.view.js';

const StaffPage = PageOf(StaffView);

@ApiTags('Staff')
@Controller('staff')
export class StaffController {
  constructor(private readonly staff: StaffService) {}

  @Post()
  @Operation({
    summary: 'Invite a person',
    description: 'The link in the answer works once, for 72 hours. The operator invites the first administrator.',
    access: { callers: 'operator', staff: 'staff:write' },
    status: 201,
    answer: InvitedStaffView,
    shownOnce: ['invitation'],
  })
  invite(@CalledBy() caller: OperatorCaller, @Body() body: InviteStaff): Promise<InvitedStaffView> {
    return this.staff.invite(caller, body);
  }

  @Get()
  @Operation({
    summary: 'List staff',
    access: { callers: 'operator', staff: 'staff:read' },
    answer: StaffPage,
  })
  list(@Query() query: PageQuery): Promise<Page<StaffView>> {
    return this.staff.list(query);
  }

  @Get('current')
  @Operation({ summary: 'Read who is signed in', access: { callers: 'staff' }, answer: StaffView })
  current(@CalledBy() caller: StaffCaller): Promise<StaffView> {
    return this.staff.current(caller);
  }

  @Get(':staffId')
  @Operation({
    summary: 'Read a person',
    access: { callers: 'operator', staff: 'staff:read' },
    answer: StaffView,
  })
  read(@IdParam('staff') id: string): Promise<StaffView> {
    return this.staff.read(id);
  }

  @Patch(':staffId')
  @Operation({
    summary: 'Change a person',
    description:
      'Once a suspension is answered, no process accepts a session of that person. The last active administrator stays one.',
    access: { callers: 'operator', staff: 'staff:write' },
    answer: StaffView,
    errors: [LimitExceeded],
  })
  change(
    @CalledBy() caller: OperatorCaller,
    @IdParam('staff') id: string,
    @Body() body: ChangeStaff,
  ): Promise<StaffView> {
    return this.staff.change(caller, id, body);
  }
}
