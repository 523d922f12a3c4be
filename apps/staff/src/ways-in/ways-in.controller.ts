import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResourceNotFound, Unauthenticated } from '#errors';
import { Operation } from '#runtime';
import { StaffView } from '../people/staff.view.js';
import { Welcome } from '../people/welcome.js';
import { SandboxSignIn } from '../sandbox/sandbox-sign-in.js';
import { SignInAs } from '../sandbox/sandbox-sign-in.dto.js';
import { placeOf } from '../signing-in/sign-in.js';
import { WaysIn } from './ways-in.js';
import { WaysInView } from './ways-in.view.js';

@ApiTags('Staff')
@Controller('staff/sign-in')
export class WaysInController {
  constructor(
    private readonly sandbox: SandboxSignIn,
    private readonly here: WaysIn,
    private readonly welcome: Welcome,
  ) {}

  @Get()
  @Operation({ summary: 'Read how people sign in here', access: { callers: 'anyone' }, answer: WaysInView })
  ways(@Req() request: FastifyRequest): WaysInView {
    return this.here.from(request);
  }

  @Post('sandbox')
  @Operation({
    summary: 'Sign in as a made-up person',
    description: 'In the sandbox, with the demo on, and from the machine itself alone. Sets the cookie of the session.',
    access: { callers: 'signIn' },
    sandboxOnly: true,
    answer: StaffView,
    errors: [Unauthenticated, ResourceNotFound],
  })
  asMadeUp(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() { staffId }: SignInAs,
  ): Promise<StaffView> {
    return this.welcome.answer(reply, this.sandbox.as(staffId, request, placeOf(request)));
  }
}
