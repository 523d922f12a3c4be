import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type HouseCaller, type StaffCaller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { IllegalTransition, LimitExceeded } from '#errors';
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
    freshSignIn: true,
    shownOnce: ['invitation'],
    personal: true,
  })
  invite(@CalledBy() caller: HouseCaller, @Body() body: InviteStaff): Promise<InvitedStaffView> {
    return this.staff.invite(caller, body);
  }

  @Post(':staffId/invitations')
  @Operation({
    summary: 'Invite a person again',
    description:
      'For who let an invitation expire, or lost what they sign in with. Earlier links no longer work. Once the person comes in with this one, whatever they signed in with before no longer does, and their other sessions have ended.',
    access: { callers: 'operator', staff: 'staff:write' },
    status: 201,
    answer: InvitedStaffView,
    freshSignIn: true,
    shownOnce: ['invitation'],
    personal: true,
    errors: [IllegalTransition],
  })
  inviteAgain(@CalledBy() caller: HouseCaller, @IdParam('staff') id: string): Promise<InvitedStaffView> {
    return this.staff.inviteAgain(caller, id);
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
  current(@CalledBy() { staffId }: StaffCaller): Promise<StaffView> {
    return this.staff.read(staffId);
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
    freshSignIn: true,
    errors: [LimitExceeded],
  })
  change(@CalledBy() caller: HouseCaller, @IdParam('staff') id: string, @Body() body: ChangeStaff): Promise<StaffView> {
    return this.staff.change(caller, id, body);
  }
}
