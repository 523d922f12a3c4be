import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { type SealedPlace, Vault } from '#vault';
import type { AssociatedPerson } from '../records/associated-person.entity.js';

type Person = Pick<AssociatedPerson, 'organizationId' | 'id' | 'invitationEmail'>;

/** Where a business says that an invitation should be sent, as it is kept. */
@Injectable()
export class SealedRequestedEmail {
  constructor(private readonly vault: Vault) {}

  seal(tx: Tx, person: Person, email: string): Promise<Buffer> {
    return this.vault.seal(tx, placeOf(person), email);
  }

  async of(person: Person): Promise<string | undefined> {
    if (person.invitationEmail === null) return undefined;
    return (await this.vault.open(placeOf(person), person.invitationEmail)).toString();
  }
}

function placeOf({ organizationId, id }: Person): SealedPlace {
  return { organizationId, table: 'associated_person', row: id, column: 'invitation_email' };
}
