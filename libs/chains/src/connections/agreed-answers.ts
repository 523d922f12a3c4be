import type { OrderMarks, WalletHistory } from '../gateway/gateway.js';

/** A count is what all that answer have at least; what is final, and the payments, all of them have to tell. */
export class AgreedHistory implements WalletHistory {
  constructor(private readonly histories: readonly WalletHistory[]) {}

  async countOf(address: string): Promise<number> {
    return Math.min(...(await answered(this.histories, (history) => history.countOf(address))));
  }

  /** Any of them may have what the others do not. */
  async pendingCountOf(address: string): Promise<number> {
    return Math.max(...(await answered(this.histories, (history) => history.pendingCountOf(address))));
  }

  async finalCountOf(address: string): Promise<number> {
    return Math.min(...(await Promise.all(this.histories.map((history) => history.finalCountOf(address)))));
  }

  async paymentsOf(...of: Parameters<WalletHistory['paymentsOf']>): ReturnType<WalletHistory['paymentsOf']> {
    const [payments = [], ...others] = await Promise.all(this.histories.map((history) => history.paymentsOf(...of)));
    const hashes = payments.map(({ hash }) => hash).join();
    if (others.some((other) => other.map(({ hash }) => hash).join() !== hashes))
      throw new Error(`The nodes tell of different payments of ${of[0]}`);
    return payments;
  }

  /** Some nodes have forgotten how many there were so long ago, but those that know have to say the same. */
  async transactionWith(
    ...of: Parameters<WalletHistory['transactionWith']>
  ): ReturnType<WalletHistory['transactionWith']> {
    const answers = await answered(this.histories, (history) => history.transactionWith(...of));
    if (answers.includes(undefined)) return undefined;
    const [first] = answers;
    if (answers.some((each) => each?.hash !== first?.hash || each?.succeeded !== first?.succeeded))
      throw new Error(`The nodes tell of different transactions ${of[1]} of ${of[0]}`);
    return first;
  }
}

/** Where one of them has a mark and another has not, nobody can say yet whether it is on the chain. */
export class AgreedMarks implements OrderMarks {
  constructor(private readonly marks: readonly OrderMarks[]) {}

  async horizon(): Promise<number> {
    return Math.max(...(await answered(this.marks, (marks) => marks.horizon())));
  }

  async find(...of: Parameters<OrderMarks['find']>): ReturnType<OrderMarks['find']> {
    const [first, ...others] = await answered(this.marks, (marks) => marks.find(...of));
    return others.every((other) => hashOf(other) === hashOf(first)) ? first : undefined;
  }
}

function hashOf(found: Awaited<ReturnType<OrderMarks['find']>>): string | undefined {
  return typeof found === 'object' ? found.hash : found;
}

/** What those say that answer: one of them at least. */
async function answered<N, T>(nodes: readonly N[], ask: (node: N) => Promise<T>): Promise<T[]> {
  const asked = await Promise.allSettled(nodes.map(ask));
  const answers = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const [failed] = asked;
  if (answers.length === 0 && failed?.status === 'rejected') throw failed.reason;
  return answers;
}
