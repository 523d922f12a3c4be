import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { OpenIdIdentity } from './open-id-identity.entity.js';
import { Passkey } from './passkey.entity.js';

export interface SignInWay {
  readonly type: 'passkey' | 'oidc';
  readonly label: string;
  readonly createdAt: Date;
}

/** By which ways people have signed in before, and may again. */
@Injectable()
export class SignInWays {
  constructor(private readonly reads: Reads) {}

  async of(staffIds: readonly string[]): Promise<ReadonlyMap<string, SignInWay[]>> {
    const passkeys = await this.reads.many(Passkey, 'SELECT * FROM passkey WHERE staff_id = ANY ($1) ORDER BY id', [
      staffIds,
    ]);
    const ways = new Map<string, SignInWay[]>(staffIds.map((id) => [id, []]));
    for (const { staffId, label, createdAt } of passkeys)
      ways.get(staffId)?.push({ type: 'passkey', label, createdAt });
    const identities = await this.reads.many(
      OpenIdIdentity,
      'SELECT * FROM open_id_identity WHERE staff_id = ANY ($1) ORDER BY created_at',
      [staffIds],
    );
    for (const { staffId, issuer, createdAt } of identities)
      ways.get(staffId)?.push({ type: 'oidc', label: new URL(issuer).host, createdAt });
    return ways;
  }
}
