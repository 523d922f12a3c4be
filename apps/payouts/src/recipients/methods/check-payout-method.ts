import { Injectable } from '@nestjs/common';
import { addressProblem, canonicalAddress } from '#chains';
import { type GivenPayoutMethod, type PayoutMethod, modernPayoutMethod } from '#contracts';
import { type FieldFailure, ValidationFailed } from '#errors';
import { Banks } from '#rails';

/** What a payout method has to be beside what its class says: its bank has to be there, its address good for its chain. */
@Injectable()
export class PayoutMethodCheck {
  constructor(private readonly banks: Banks) {}

  /** As it is kept. What is wrong is refused at its field, which stands at the path. */
  accept(given: GivenPayoutMethod, path: string): PayoutMethod {
    const method = modernPayoutMethod(given);
    const failures = this.problems(method, `${path}.details`);
    if (failures.length > 0) throw new ValidationFailed(failures);
    return withCanonicalAddress(method);
  }

  /** The path is that of its details. */
  problems(method: PayoutMethod, path: string): FieldFailure[] {
    const problem = method.type === 'blockchainWallet' ? walletProblem(method.details) : this.bankProblem(method);
    if (problem === undefined) return [];
    const field = method.type === 'blockchainWallet' ? 'walletAddress' : 'bankId';
    return [{ field: `${path}.${field}`, messages: [problem] }];
  }

  private bankProblem({ details }: Exclude<PayoutMethod, { type: 'blockchainWallet' }>): string | undefined {
    const { type, bankId } = details;
    if (bankId === undefined || this.banks.has(type, bankId)) return undefined;
    return `must be the id of a bank that ${type} can be paid to: GET /counterparties/payment-methods/supported-banks lists them`;
  }
}

type Wallet = Extract<PayoutMethod, { type: 'blockchainWallet' }>['details'];

function walletProblem({ blockchain, walletAddress }: Wallet): string | undefined {
  return addressProblem(blockchain, walletAddress);
}

/** So that equal texts are equal addresses. It has to be a good one. */
export function withCanonicalAddress(method: PayoutMethod): PayoutMethod {
  if (method.type !== 'blockchainWallet') return method;
  const { blockchain, walletAddress } = method.details;
  return {
    type: 'blockchainWallet',
    details: { walletAddress: canonicalAddress(blockchain, walletAddress), blockchain },
  };
}
