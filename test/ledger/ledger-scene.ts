import { randomUUID } from 'node:crypto';
import { UnitOfWork } from '#database';
import { Ledger, type Posting, available, onChain } from '#ledger';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

export type Step = Pick<Posting, 'step' | 'lines'> & Partial<Posting>;

/** What every posting here has in common. */
export const usdc = { token: 'USDC', blockchain: 'POLYGON', at: new Date('2026-11-22T12:00:00.000Z') } as const;

/** A ledger of which the insides can be reached. */
export class LedgerScene {
  private constructor(
    readonly gatehouse: OwnGatehouse,
    readonly ledger: Ledger,
    readonly unitOfWork: UnitOfWork,
  ) {}

  static async open(): Promise<LedgerScene> {
    const gatehouse = await Gatehouse.start({ environment: { ROLE: 'api', DATABASE_CONNECTIONS: '20' } });
    return new LedgerScene(gatehouse, gatehouse.service.get(Ledger), gatehouse.service.get(UnitOfWork));
  }

  post(organizationId: string, { subjectId = randomUUID(), ...step }: Step): Promise<boolean> {
    return this.unitOfWork.run((tx) => this.ledger.post(tx, { organizationId, subjectId, ...usdc, ...step }));
  }

  async holds(organizationId: string, id: string): Promise<{ available: bigint; reserved: bigint }> {
    const [balance] = (await this.ledger.balances([{ organizationId, id }])).get(id) ?? [];
    return { available: balance?.available ?? 0n, reserved: balance?.reserved ?? 0n };
  }

  async isBalanced(): Promise<boolean> {
    return (await this.gatehouse.operator.get('/ledger/proof')).body['balanced'] === true;
  }
}

export function credit(account: string, units: bigint): Step {
  return { step: 'credit', lines: [{ from: onChain('POLYGON'), to: available(account), units }] };
}

export type Held = Readonly<Record<'available' | 'reserved', bigint>>;

/** What an account has of its only token. */
export function heldOf([balance]: readonly Held[]): Held {
  return { available: balance?.available ?? 0n, reserved: balance?.reserved ?? 0n };
}
