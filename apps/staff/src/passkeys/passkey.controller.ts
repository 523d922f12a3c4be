import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Unauthenticated } from '#errors';
import { Operation } from '#runtime';
import { BeginSignIn, FinishSignIn } from './passkey.dto.js';
import { PasskeyService } from './passkey.service.js';
import { CeremonyView } from './passkey.view.js';

@ApiTags('Staff')
@Controller('staff/sign-in/passkey')
export class PasskeyController {
  constructor(private readonly passkeys: PasskeyService) {}

  @Post('options')
  @Operation({
    summary: 'Begin to sign in with a passkey',
    access: { callers: 'anyone' },
    answer: CeremonyView,
    errors: [Unauthenticated],
  })
  begin(@Headers('host') host: string, @Body() body: BeginSignIn): Promise<CeremonyView> {
    return this.passkeys.begin(host, body);
  }

  @Post()
  @Operation({
    summary: 'Sign in with a passkey',
    description: 'Sets the cookie of the session: 30 minutes without a request end it, and 12 hours at the latest.',
    access: { callers: 'anyone' },
    status: 204,
    errors: [Unauthenticated],
  })
  async finish(
    @Headers('host') host: string,
    @Headers('origin') origin: string | undefined,
    @Body() body: FinishSignIn,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { token, lastsSeconds } = await this.passkeys.finish({ host, origin }, body);
    const [name, secure] = origin?.startsWith('https:') === true ? ['__Host-gatehouse_staff', '; Secure'] : ['gatehouse_staff', ''];
    reply.header('set-cookie', `${name}=${token}; Path=/; Max-Age=${lastsSeconds}; HttpOnly; SameSite=Strict${secure}`);
  }
}
