import { Injectable } from '@nestjs/common';
import { addressProblem, canonicalAddress } from '#chains';
import { type GivenPayoutMethod, type PayoutMethod, modernPayoutMethod } from '#contracts';
import { type FieldFailure, ValidationFailed } from '#errors';
import { Banks } from '#rails';

/** Checks that go beyond the shape of a payout method: the bank is supported, the address is valid on its chain. */
@Injectable()
export class CheckPayoutMethod {
  constructor(private readonly banks: Banks) {}

  /** The method as it is stored. Errors name the field below `path`. */
  accept(given: GivenPayoutMethod, path: string): PayoutMethod {
    const method = modernPayoutMethod(given);
    const failures = this.problems(method, `${path}.details`);
    if (failures.length > 0) throw new ValidationFailed(failures);
    return withCanonicalAddress(method);
  }

  /** `path` is that of `details`. */
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

/** With one spelling for each address, so that equal texts are equal addresses. The address has to be valid. */
export function withCanonicalAddress(method: PayoutMethod): PayoutMethod {
  if (method.type !== 'blockchainWallet') return method;
  const { blockchain, walletAddress } = method.details;
  return {
    type: 'blockchainWallet',
    details: { walletAddress: canonicalAddress(blockchain, walletAddress), blockchain },
  };
}
