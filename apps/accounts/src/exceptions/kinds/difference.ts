import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type WalletDifference, WalletDifferences } from '#chains';
import { platformOrganizationId } from '#contracts';
import type { Tx } from '#database';
import { type Exception, ExceptionKind, type FoundException, type GoneException, KnownExceptions } from '#exceptions';
import { type RailDifferenceRow, RailDifferences } from '#rails';
import { ReconciliationService } from '../../reconciliations/reconciliation.service.js';

/** More than anybody looks through: the proof of the ledger counts them all. */
const most = 500;

/** A wallet or an order of a rail that is not as the books have it. It stays one until a reconciliation finds it in order. */
@Injectable()
export class Difference extends ExceptionKind implements OnModuleInit {
  readonly kind = 'difference';

  constructor(
    private readonly known: KnownExceptions,
    private readonly wallets: WalletDifferences,
    private readonly rails: RailDifferences,
    private readonly reconciliations: ReconciliationService,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async find(): Promise<FoundException[]> {
    const [wallets, orders] = await Promise.all([this.wallets.open(most), this.rails.open(most)]);
    return [...wallets.map(ofWallet), ...orders.map(ofOrder)];
  }

  override async gone(open: readonly Exception[]): Promise<GoneException[]> {
    const still = new Set((await this.find()).map(({ subject }) => subject.id));
    const gone = still.size >= most ? [] : open.filter(({ subjectId }) => !still.has(subjectId));
    return gone.map((exception) => ({ exception, because: 'A reconciliation found it in order' }));
  }

  override resolve(tx: Tx): Promise<void> {
    this.reconciliations.beginWith(tx);
    return Promise.resolve();
  }
}

function ofWallet(of: WalletDifference): FoundException {
  const { organizationId, blockchain, address, token, ledgerUnits, chainUnits } = of;
  const apart = BigInt(chainUnits) - BigInt(ledgerUnits);
  return {
    organizationId,
    kind: 'difference',
    subject: { type: 'wallet', id: `${blockchain}:${address}:${token}` },
    amount: { tokenSymbol: token, blockchain, units: String(apart < 0n ? -apart : apart) },
    because: `Its chain has ${chainUnits}, and the ledger ${ledgerUnits}: it signs nothing`,
    options: ['reconcile'],
  };
}

function ofOrder({ organizationId, rail, direction, orderId, ours, theirs }: RailDifferenceRow): FoundException {
  const [booked, listed] = [ours?.movedUnits ?? 'nothing', theirs?.movedUnits ?? 'nothing'];
  return {
    organizationId: organizationId ?? platformOrganizationId,
    kind: 'difference',
    // One of ours is at one rail alone. Others may have the same id at several.
    subject: {
      type: 'order',
      id: organizationId === null ? `${direction}:${orderId}:${rail}` : `${direction}:${orderId}`,
    },
    because: `The rail ${rail} lists ${listed}, and our books have ${booked}`.slice(0, 500),
    options: ['reconcile'],
  };
}
