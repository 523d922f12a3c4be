import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller, type HouseCaller, type OrganizationCaller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { IllegalTransition } from '#errors';
import { IdParam, Operation } from '#runtime';
import { ErasureService } from './erasure.service.js';
import { ChangeOrganization, CreateOrganization, EraseOrganization } from './organization.dto.js';
import { OrganizationLimits, OrganizationLimitsView } from './organization-limits.js';
import { OrganizationService } from './organization.service.js';
import { RequirePayoutApprovals } from './require-payout-approvals.js';
import { OrganizationView } from './organization.view.js';

const OrganizationPage = PageOf(OrganizationView);

@ApiTags('Organizations')
@Controller('organizations')
export class OrganizationController {
  constructor(
    private readonly organizations: OrganizationService,
    private readonly requirePayoutApprovals: RequirePayoutApprovals,
    private readonly erasure: ErasureService,
    private readonly organizationLimits: OrganizationLimits,
  ) {}

  @Post()
  @Operation({
    summary: 'Create an organization',
    description: 'By the operator, or by an organization that becomes its parent.',
    access: { callers: 'operatorOrOrganization', scope: 'organizations:write' },
    status: 201,
    answer: OrganizationView,
  })
  create(@CalledBy() caller: Caller, @Body() body: CreateOrganization): Promise<OrganizationView> {
    return this.organizations.create(caller, body);
  }

  @Get()
  @Operation({
    summary: 'List organizations',
    description: 'The operator sees all, an organization sees itself and its direct children.',
    access: { callers: 'operatorOrOrganization', scope: 'organizations:read' },
    answer: OrganizationPage,
  })
  list(@CalledBy() caller: Caller, @Query() query: PageQuery): Promise<Page<OrganizationView>> {
    return this.organizations.list(caller, query);
  }

  @Get('current')
  @Operation({
    summary: 'Read your own organization',
    access: { callers: 'organization', scope: 'organizations:read' },
    answer: OrganizationView,
  })
  readOwn(@CalledBy() caller: OrganizationCaller): Promise<OrganizationView> {
    return this.organizations.read(caller, caller.organizationId);
  }

  @Get(':organizationId')
  @Operation({
    summary: 'Read an organization',
    access: { callers: 'operatorOrOrganization', scope: 'organizations:read' },
    answer: OrganizationView,
  })
  read(@CalledBy() caller: Caller, @IdParam('organization') id: string): Promise<OrganizationView> {
    return this.organizations.read(caller, id);
  }

  @Get(':organizationId/limits')
  @Operation({
    summary: 'Read what an organization may move',
    description: 'In USD, over 30 days, by what it is approved for, and how much of it was moved.',
    access: { callers: 'operatorOrOrganization', scope: 'organizations:read' },
    answer: OrganizationLimitsView,
  })
  readLimits(@CalledBy() caller: Caller, @IdParam('organization') id: string): Promise<OrganizationLimitsView> {
    return this.organizationLimits.read(caller, id);
  }

  @Patch(':organizationId')
  @Operation({
    summary: 'Change an organization',
    description:
      'Whether several of its keys have to agree before a payout request is executed. Keep `organizations:write` from keys that pay: they could take it back.',
    access: { callers: 'operatorOrOrganization', scope: 'organizations:write' },
    freshSignIn: true,
    answer: OrganizationView,
  })
  change(
    @CalledBy() caller: Caller,
    @IdParam('organization') id: string,
    @Body() body: ChangeOrganization,
  ): Promise<OrganizationView> {
    return this.requirePayoutApprovals.change(caller, id, body);
  }

  @Delete(':organizationId')
  @Operation({
    summary: 'Erase an organization',
    description:
      'Its personal data is destroyed and its keys are revoked at once. What has to stay, such as ledger lines and events, holds no personal data. An organization whose accounts hold tokens, or that is owed developer fees, is not erased: pay them out, or write them off by an adjustment, first. There is no way back.',
    access: { callers: 'operator', staff: 'organizations:write' },
    freshSignIn: true,
    status: 204,
    errors: [IllegalTransition],
  })
  erase(
    @CalledBy() caller: HouseCaller,
    @IdParam('organization') id: string,
    @Body() body: EraseOrganization,
  ): Promise<void> {
    return this.erasure.erase(caller, id, body.reason);
  }
}
