import { Injectable } from '@nestjs/common';
import { Forbidden } from '#errors';
import { Clock } from '#runtime';
import type { AnyCaller } from '../keys/caller.js';

const fresh = 15 * 60_000;

/** Somebody who finds a page left open must not get far with it: what is sensitive takes a sign-in of the last 15 minutes. */
@Injectable()
export class FreshSignIn {
  constructor(private readonly clock: Clock) {}

  refuseOld(caller: AnyCaller): void {
    if (caller.kind !== 'staff' || this.clock.now().getTime() < caller.signedInAt.getTime() + fresh) return;
    throw new Forbidden('staff', 'Sign in again for that: you last did more than 15 minutes ago', 'signInAgain');
  }
}
