import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type SignedIn, leavingCookie } from '../signing-in/sign-in.js';
import { StaffService } from './staff.service.js';
import type { StaffView } from './staff.view.js';

/** What a person who has signed in is answered. */
@Injectable()
export class Welcome {
  constructor(private readonly staff: StaffService) {}

  async answer(reply: FastifyReply, signingIn: Promise<SignedIn>): Promise<StaffView> {
    const { member } = await leavingCookie(reply, signingIn);
    return this.staff.read(member.id);
  }
}
