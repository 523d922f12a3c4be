import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HeldWallets, ReleaseWallet, Tokens } from '#chains';
import { type Blockchain, platformOrganizationId } from '#contracts';
import type { Tx } from '#database';
import { IllegalTransition } from '#errors';
import { type Exception, ExceptionKind, type FoundException, type GoneException, KnownExceptions } from '#exceptions';

const most = 500;

/** A wallet that signs nothing, as its chain has transactions of it that nobody here knows. */
@Injectable()
export class WalletHeld extends ExceptionKind implements OnModuleInit {
  readonly kind = 'walletHeld';

  constructor(
    private readonly known: KnownExceptions,
    private readonly wallets: HeldWallets,
    private readonly releaseWallet: ReleaseWallet,
    private readonly tokens: Tokens,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async find(): Promise<FoundException[]> {
    const found: FoundException[] = [];
    for (const blockchain of this.tokens.blockchains)
      for (const { address, heldBecause } of await this.wallets.on(blockchain, most))
        found.push({
          organizationId: platformOrganizationId,
          kind: this.kind,
          subject: { type: 'wallet', id: `${blockchain}:${address}` },
          because: heldBecause ?? 'Its chain has transactions that are not known here',
          options: ['release'],
        });
    return found;
  }

  override async gone(open: readonly Exception[]): Promise<GoneException[]> {
    const held = new Set((await this.find()).map(({ subject }) => subject.id));
    const released = open.filter(({ subjectId }) => !held.has(subjectId));
    return released.map((exception) => ({ exception, because: 'The wallet is not held any more' }));
  }

  /** Asks the chain within the transaction, which has to be that of the resolution: rare, and bounded in time. */
  override async resolve(tx: Tx, { subjectId }: Exception): Promise<void> {
    const [blockchain = '', address = ''] = subjectId.split(':');
    const count = await this.releaseWallet.countOf(blockchain as Blockchain, address);
    if ((await this.releaseWallet.release(tx, blockchain as Blockchain, address, count)) === undefined)
      throw new IllegalTransition('wallet', address, 'released', 'release');
  }
}
