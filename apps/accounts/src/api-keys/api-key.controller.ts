import { Body, Controller, Delete, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CalledBy, type Caller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { ConcludedProposalView, orProposed } from '#proposals';
import { IdParam, Operation } from '#runtime';
import { CreateApiKey } from './api-key.dto.js';
import { ApiKeyService } from './api-key.service.js';
import { LiveKeys } from './live-keys.js';
import { ApiKeyView, CreatedApiKeyView } from './api-key.view.js';

const ApiKeyPage = PageOf(ApiKeyView);

@ApiTags('API keys')
@Controller('organizations/:organizationId/api-keys')
export class ApiKeyController {
  constructor(
    private readonly apiKeys: ApiKeyService,
    private readonly liveKeys: LiveKeys,
  ) {}

  @Post()
  @Operation({
    summary: 'Create an API key',
    description:
      'The secret is in this answer and never again. In `live`, the operator makes none with `payouts:execute` or `compliance:decide` unless `LIVE_KEYS_BY_OPERATOR` is `on`. A person is answered with the proposal that such a key becomes.',
    access: { callers: 'operatorOrOrganization', scope: 'organizations:write' },
    freshSignIn: true,
    status: 201,
    answer: CreatedApiKeyView,
    orProposal: ConcludedProposalView,
    shownOnce: ['secret'],
  })
  create(
    @CalledBy() caller: Caller,
    @IdParam('organization') organizationId: string,
    @Body() body: CreateApiKey,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CreatedApiKeyView | ConcludedProposalView> {
    return orProposed(reply, this.liveKeys.ask(caller, organizationId, body));
  }

  @Get()
  @Operation({
    summary: 'List API keys',
    description: 'Without their secrets; revoked keys are gone.',
    access: { callers: 'operatorOrOrganization', scope: 'organizations:read' },
    answer: ApiKeyPage,
  })
  list(
    @CalledBy() caller: Caller,
    @IdParam('organization') organizationId: string,
    @Query() query: PageQuery,
  ): Promise<Page<ApiKeyView>> {
    return this.apiKeys.list(caller, organizationId, query);
  }

  @Delete(':keyId')
  @Operation({
    summary: 'Revoke an API key',
    description: 'When this is answered, no process takes the key any more.',
    access: { callers: 'operatorOrOrganization', scope: 'organizations:write' },
    status: 204,
  })
  revoke(
    @CalledBy() caller: Caller,
    @IdParam('organization') organizationId: string,
    @IdParam('apiKey', 'keyId') keyId: string,
  ): Promise<void> {
    return this.apiKeys.revoke(caller, organizationId, keyId);
  }
}
