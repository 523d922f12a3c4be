import { Body, Controller, Get, Post, Redirect, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResourceNotFound, Unauthenticated } from '#errors';
import { Operation } from '#runtime';
import { leavingCookie, placeOf } from '../signing-in/sign-in.js';
import { BeginOpenId } from './open-id.dto.js';
import { OpenIdService, callbackPath } from './open-id.service.js';
import { OpenIdPageView } from './open-id.view.js';

@ApiTags('Staff')
@Controller()
export class OpenIdController {
  constructor(private readonly openId: OpenIdService) {}

  @Post('staff/sign-in/oidc')
  @Operation({
    summary: 'Begin to sign in with the provider',
    description: 'Where `OIDC_ISSUER` is set. The browser goes on at `url`, and comes back signed in.',
    access: { callers: 'signIn' },
    answer: OpenIdPageView,
    errors: [Unauthenticated, ResourceNotFound],
  })
  begin(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { invitation }: BeginOpenId,
  ): Promise<OpenIdPageView> {
    return leavingCookie(reply, this.openId.begin(placeOf(request), invitation));
  }

  @Get(callbackPath)
  @Operation({
    summary: 'Come back from the provider',
    description: 'With what the provider gave; once, and in the browser that began. Sets the cookie of the session.',
    access: { callers: 'signIn' },
    status: 303,
    errors: [Unauthenticated, ResourceNotFound],
  })
  @Redirect('/console', 303)
  async comeBack(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await leavingCookie(reply, this.openId.finish(request.url, request.headers.cookie, placeOf(request)));
  }
}
