import { type StaffScope, rolesGrant } from '../../../libs/contracts/src/vocabulary/staff.js';
import type { Client } from '../api/client.js';
import type { Member } from '../api/wire.js';
import type { Words } from '../words/words.js';
import type { KnownNames } from './known-names.js';

/** What the shell gives to every place. */
export interface Context {
  readonly words: Words;
  readonly locale: string;
  readonly client: Client;
  readonly me: Member;
  readonly names: KnownNames;
  readonly go: (path: string, how?: 'replace') => void;
}

export function may({ me }: Context, scope: StaffScope): boolean {
  return rolesGrant(me.roles, scope);
}
