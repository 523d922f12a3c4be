import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OpenIdProvider } from '../open-id/open-id-provider.js';
import { SandboxSignIn } from '../sandbox/sandbox-sign-in.js';
import type { WaysInView } from './ways-in.view.js';

/** How somebody may sign in from where they are. */
@Injectable()
export class WaysIn {
  constructor(
    private readonly sandbox: SandboxSignIn,
    private readonly provider: OpenIdProvider,
  ) {}

  from(request: Pick<FastifyRequest, 'headers' | 'ip'>): WaysInView {
    const people = this.sandbox.peopleFor(request);
    return {
      ways: [
        'passkey',
        ...(this.provider.isOn ? (['oidc'] as const) : []),
        ...(people.length > 0 ? (['sandbox'] as const) : []),
      ],
      people: people.map(({ id, name, roles }) => ({ id, name, roles: [...roles] })),
    };
  }
}
