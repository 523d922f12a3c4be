import { type PayoutMethod, type Recipient, type RecipientInfo, modernPayoutMethod } from '#contracts';
import type { FoundRecipients } from '../recipients/methods/saved-recipient.reading.js';
import { type PayoutRowProblem, fieldProblem } from './payout-draft.js';
import type { PayoutRow } from './payout.dto.js';

/** Whom a row pays and where, as far as the row says it. */
export interface ResolvedRecipient {
  readonly method: PayoutMethod | undefined;
  readonly recipient: Recipient | undefined;
  /** Whether the row names a recipient, even one that does not exist. */
  readonly isNamed: boolean;
  readonly counterpartyId?: string;
  readonly payoutMethodId?: string;
  readonly problems: readonly PayoutRowProblem[];
}

const deleted = 'was deleted';

export function resolveRecipient(
  { payoutDetails: details, recipientInfo }: PayoutRow,
  saved: FoundRecipients,
): ResolvedRecipient {
  if (details.type === 'counterpartyPayoutMethod') return savedMethod(details.payoutMethodId, recipientInfo, saved);
  const method =
    details.type === 'fiat'
      ? modernPayoutMethod(details.payoutMethod)
      : modernPayoutMethod({ type: 'blockchainWallet', details: details.walletDetails });
  if (recipientInfo === undefined) return { method, recipient: undefined, isNamed: false, problems: [] };
  if (recipientInfo.type !== 'counterparty') return { method, recipient: recipientInfo, isNamed: true, problems: [] };
  return { method, ...savedCounterparty(recipientInfo.counterpartyId, saved) };
}

function savedCounterparty(counterpartyId: string, saved: FoundRecipients): Omit<ResolvedRecipient, 'method'> {
  const field = 'recipientInfo.counterpartyId';
  const found = saved.counterparties.get(counterpartyId);
  if (found === undefined) {
    const problem: PayoutRowProblem = { kind: 'notFound', resource: 'counterparty', id: counterpartyId, field };
    return { recipient: undefined, isNamed: true, problems: [problem] };
  }
  const problems = found.isDeleted ? [fieldProblem(field, deleted)] : [];
  return { recipient: found.recipient, isNamed: true, counterpartyId, problems };
}

/** A saved payout method implies its counterparty; a recipient named beside it has to be the same. */
function savedMethod(
  payoutMethodId: string,
  named: RecipientInfo | undefined,
  saved: FoundRecipients,
): ResolvedRecipient {
  const field = 'payoutDetails.payoutMethodId';
  const found = saved.methods.get(payoutMethodId);
  const beside = named?.type === 'counterparty' ? savedCounterparty(named.counterpartyId, saved).problems : [];
  if (found === undefined) {
    const problem: PayoutRowProblem = { kind: 'notFound', resource: 'payoutMethod', id: payoutMethodId, field };
    return { method: undefined, recipient: undefined, isNamed: true, problems: [problem, ...beside] };
  }
  const { counterpartyId, method } = found;
  const recipient = saved.counterparties.get(counterpartyId)?.recipient;
  const problems = [
    ...(found.isDeleted ? [fieldProblem(field, deleted)] : []),
    ...beside.filter(({ kind }) => kind === 'notFound'),
    ...otherRecipient(named, counterpartyId),
  ];
  return { method, recipient, isNamed: true, counterpartyId, payoutMethodId, problems };
}

function otherRecipient(named: RecipientInfo | undefined, counterpartyId: string): PayoutRowProblem[] {
  if (named === undefined || (named.type === 'counterparty' && named.counterpartyId === counterpartyId)) return [];
  return named.type === 'counterparty'
    ? [fieldProblem('recipientInfo.counterpartyId', 'must be the counterparty whose payout method it is')]
    : [fieldProblem('recipientInfo.type', 'must be counterparty, or left out, with a saved payout method')];
}
