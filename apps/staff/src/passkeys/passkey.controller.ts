import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Unauthenticated } from '#errors';
import { Operation } from '#runtime';
import { StaffView } from '../people/staff.view.js';
import { Welcome } from '../people/welcome.js';
import { placeOf } from '../signing-in/sign-in.js';
import { BeginSignIn, FinishSignIn } from './passkey.dto.js';
import { PasskeyService } from './passkey.service.js';
import { CeremonyView } from './passkey.view.js';

@ApiTags('Staff')
@Controller('staff/sign-in/passkey')
export class PasskeyController {
  constructor(
    private readonly passkeys: PasskeyService,
    private readonly welcome: Welcome,
  ) {}

  @Post('options')
  @Operation({
    summary: 'Begin to sign in with a passkey',
    access: { callers: 'signIn' },
    answer: CeremonyView,
    errors: [Unauthenticated],
  })
  begin(@Req() request: FastifyRequest, @Body() body: BeginSignIn): Promise<CeremonyView> {
    return this.passkeys.begin(placeOf(request), body);
  }

  @Post()
  @Operation({
    summary: 'Sign in with a passkey',
    description: 'Sets the cookie of the session: 30 minutes without a request end it, and 12 hours at the latest.',
    access: { callers: 'signIn' },
    answer: StaffView,
    errors: [Unauthenticated],
  })
  finish(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() body: FinishSignIn,
  ): Promise<StaffView> {
    return this.welcome.answer(reply, this.passkeys.finish(placeOf(request), body));
  }
}
