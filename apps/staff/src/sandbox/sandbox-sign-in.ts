import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Tx, UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { Clock, Config, isFromThisMachine, loopbackHosts } from '#runtime';
import { type PlaceOfSignIn, SignIn, type SignedIn } from '../signing-in/sign-in.js';
import { type MadeUpPerson, madeUpPeople } from './made-up-people.js';

const port = /:\d{1,5}$/;

/** In the sandbox with the demo on, people at this machine may be any of five made-up people. */
@Injectable()
export class SandboxSignIn {
  private readonly isOn: boolean;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly signIn: SignIn,
    private readonly clock: Clock,
    { mode, demo }: Config,
  ) {
    this.isOn = mode === 'sandbox' && demo === 'on';
  }

  /** By one of the names of the machine itself too: what calls itself otherwise may be a foreign page. */
  peopleFor(request: Pick<FastifyRequest, 'headers' | 'ip'>): readonly MadeUpPerson[] {
    const isNear = isFromThisMachine(request) && loopbackHosts.includes((request.headers.host ?? '').replace(port, ''));
    return this.isOn && isNear ? madeUpPeople : [];
  }

  as(staffId: string, request: FastifyRequest, place: PlaceOfSignIn): Promise<SignedIn> {
    const person = this.peopleFor(request).find(({ id }) => id === staffId);
    if (person === undefined) throw new ResourceNotFound('staff', staffId);
    return this.unitOfWork.run((tx) => {
      this.engage(tx);
      return this.signIn.begin(tx, person.id, 'sandbox', place);
    });
  }

  /** All of them, so that each can be given work before they sign in. */
  private engage(tx: Tx): void {
    const { id, email, name, roles } = columnsOf(madeUpPeople);
    tx.write(
      `INSERT INTO staff_member (id, email, name, roles, status, created_at)
       SELECT p.id, p.email, p.name, string_to_array(p.roles, ' '), 'active', $5
         FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) AS p (id, email, name, roles)
       ON CONFLICT DO NOTHING`,
      [id, email, name, roles, this.clock.now()],
    );
  }
}

function columnsOf(people: readonly MadeUpPerson[]): Record<'id' | 'email' | 'name' | 'roles', string[]> {
  return {
    id: people.map(({ id }) => id),
    email: people.map(({ email }) => email),
    name: people.map(({ name }) => name),
    roles: people.map(({ roles }) => roles.join(' ')),
  };
}
