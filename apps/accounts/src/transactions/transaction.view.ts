import { type RelatedType, type Transaction, type TransactionType, relatedTypes, transactionTypes } from '#chains';
import { Choice, Nested, OwnerShown, Uuid } from '#contracts';
import { MovementView, movementView } from '../accounts/movement.view.js';

class RelatedResource {
  @Choice(relatedTypes)
  type: RelatedType;

  @Uuid()
  id: string;
}

export class TransactionView extends MovementView {
  @OwnerShown()
  organizationId?: string;

  @Choice(transactionTypes)
  type: TransactionType;

  @Nested(() => RelatedResource, {
    optional: true,
    describe: 'What it was for, if it was for a payin, payouts or developer fees, or was posted by hand.',
  })
  related?: RelatedResource;
}

export function transactionView(transaction: Transaction): TransactionView {
  const { type, relatedType, relatedId } = transaction;
  return {
    ...movementView(transaction),
    type,
    ...(relatedType === null || relatedId === null ? {} : { related: { type: relatedType, id: relatedId } }),
  };
}
