import { Instant } from './calendar.js';
import { Choice, Text, Uuid } from './fields.js';
import { Units } from './money.js';
import { PageQuery } from './paging.js';

export const creationOrders = ['-createdAt', 'createdAt'] as const;
export const changeOrders = [...creationOrders, 'updatedAt'] as const;
export type ListOrder = (typeof changeOrders)[number];

/** What narrows every list, whatever it is of. */
export class FilterQuery extends PageQuery {
  @Uuid({
    optional: true,
    describe: 'Only those of this organization. People of the staff see those of all without it.',
  })
  organizationId?: string;

  @Instant({ optional: true, describe: 'Only what was created at this moment or later.' })
  createdFrom?: string;

  @Instant({ optional: true, describe: 'Only what was created at this moment or earlier.' })
  createdTo?: string;
}

/** A list of what stays as it was created. */
export class ListQuery extends FilterQuery {
  @Choice(creationOrders, { optional: true, describe: 'The newest first (`-createdAt`) when absent.' })
  sort?: (typeof creationOrders)[number];
}

/** A list of what changes. */
export class ChangingListQuery extends FilterQuery {
  @Choice(changeOrders, {
    optional: true,
    describe:
      'The newest first (`-createdAt`) when absent. By `updatedAt`, what changes while you read comes once more, at the end.',
  })
  sort?: ListOrder;
}

/** What `q` finds: never a part of a text, so that it is found as fast among many. */
export function Search(finds: string): PropertyDecorator {
  return Text({ max: 100, optional: true, describe: `Only what this names, in full: ${finds}.` });
}

/** One end of a range of amounts. */
export function AmountBound(end: 'from' | 'to', of: string): PropertyDecorator {
  const bound = end === 'from' ? 'or more' : 'or less';
  return Units({
    optional: true,
    example: '1000000',
    describe: `Only ${of} of so much ${bound}, in the smallest unit.`,
  });
}

/** In answers that the staff read of many organizations. */
export function OwnerShown(): PropertyDecorator {
  return Uuid({ optional: true, describe: 'Whose it is: told to the staff, who see those of all.' });
}
