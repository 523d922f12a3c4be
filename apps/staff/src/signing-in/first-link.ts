import { readFile, rm, writeFile } from 'node:fs/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { StaffMember, hashOf, matches, newSecret } from '#auth';
import { type Tx, UnitOfWork } from '#database';
import { Clock, Config, Ids, StartNotes, dataFiles } from '#runtime';
import { invitationLasts, invitationPath } from './invitation-link.js';

const email = 'first.administrator@gatehouse.example';

/** Until a person has come in with it, starting the service gives a link that makes somebody its first administrator. */
@Injectable()
export class FirstLink implements OnApplicationBootstrap {
  private readonly path: string;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notes: StartNotes,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    this.path = dataFiles(config.dataDir).consoleLink;
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'worker') return;
    const kept = await this.kept();
    const code = await this.unitOfWork.run((tx) => this.codeNow(tx, kept));
    if (code === undefined) await this.forget();
    else this.notes.add({ name: 'First sign-in', path: invitationPath(code) });
    if (code === undefined || code === kept) return;
    const link = `http://localhost:${this.config.port}${invitationPath(code)}\n`;
    await this.forget();
    await writeFile(this.path, link, { mode: 0o600, flag: 'wx', flush: true });
  }

  /** Once somebody came in by an invitation, there is an administrator or one can be asked. */
  async forget(): Promise<void> {
    await rm(this.path, { force: true });
  }

  private async kept(): Promise<string | undefined> {
    const text = await readFile(this.path, 'utf8').catch(() => '');
    return text.trim().split('invitation=')[1];
  }

  /** The one that was given before as long as it is good, else a new one; none where people have signed in, or were invited otherwise. */
  private async codeNow(tx: Tx, kept: string | undefined): Promise<string | undefined> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', ['first link']);
    const [other] = await tx.query<{ id: string }>(
      "SELECT id FROM staff_member WHERE email NOT IN ($1) AND email NOT LIKE '%@sandbox.example' LIMIT 1",
      [email],
    );
    const first = await tx.one(StaffMember, { email }, { lock: true });
    if (other !== undefined || (first !== undefined && first.status !== 'invited')) return undefined;
    const now = this.clock.now();
    if (first !== undefined && isGood(first, kept, now)) return kept;
    const secret = newSecret();
    const invitation = {
      invitationHash: hashOf(secret),
      invitationExpiresAt: new Date(now.getTime() + invitationLasts),
    };
    if (first !== undefined) await tx.update(StaffMember, { email }, invitation);
    const id = first?.id ?? this.ids.next();
    if (first === undefined) tx.insert(StaffMember, { ...firstAdministrator, id, createdAt: now, ...invitation });
    return `${id}.${secret}`;
  }
}

const firstAdministrator = {
  email,
  name: 'First administrator',
  roles: ['administrator'],
  status: 'invited',
  lastSignedInAt: null,
} satisfies Partial<StaffMember>;

function isGood({ invitationHash, invitationExpiresAt }: StaffMember, kept: string | undefined, now: Date): boolean {
  const secret = kept?.split('.')[1];
  return (
    secret !== undefined &&
    invitationHash !== null &&
    matches(secret, invitationHash) &&
    invitationExpiresAt !== null &&
    invitationExpiresAt > now
  );
}
