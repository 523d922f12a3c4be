import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller } from '#auth';
import { AccountNotActive } from '#errors';
import { Operation } from '#runtime';
import { SandboxPayin } from './sandbox-payin.dto.js';
import { SandboxPayinService } from './sandbox-payin.service.js';
import { SandboxPayinView } from './sandbox-payin.view.js';

@ApiTags('Sandbox deposits')
@Controller('sandbox/payins')
export class SandboxPayinController {
  constructor(private readonly sandboxPayins: SandboxPayinService) {}

  @Post()
  @Operation({
    summary: 'Let money arrive',
    description:
      'As if somebody had sent it: for a requested payin, or to the number, code or wallet of an account. Right, wrong, late or twice: the answer always says what became of it. Tokens come over a simulated chain and are confirmed two seconds later by the sandbox clock.',
    access: { callers: 'operatorOrOrganization', scope: 'sandbox:write' },
    status: 201,
    answer: SandboxPayinView,
    errors: [AccountNotActive],
    sandboxOnly: true,
  })
  arrive(@CalledBy() caller: Caller, @Body() body: SandboxPayin): Promise<SandboxPayinView> {
    return this.sandboxPayins.arrive(caller, body);
  }
}
