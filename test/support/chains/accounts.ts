import { must, type Api } from '../service/api.js';
import { until } from '../run/until.js';

/** Nobody's in particular. */
export const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

export interface AccountBody {
  readonly id: string;
  readonly status: string;
  readonly accountDetails?: {
    readonly walletDetails: { readonly walletAddress: string; readonly blockchain: string };
    readonly balances: readonly {
      readonly tokenSymbol: string;
      readonly blockchain: string;
      readonly value: string;
      readonly reserved: string;
    }[];
  };
}

export async function accountOf(api: Api, id: string): Promise<AccountBody> {
  return must(await api.get(`/accounts/${id}`), 200) as unknown as AccountBody;
}

/** An account with its wallet. */
export async function activeAccount(api: Api, body: object = { name: 'Treasury' }): Promise<AccountBody> {
  const { id } = must(await api.post('/accounts', body), 201) as { id: string };
  return until('the account is ACTIVE', async () => {
    const account = await accountOf(api, id);
    return account.status === 'ACTIVE' && account;
  });
}

export interface Arriving {
  readonly value?: string;
  readonly tokenSymbol?: string;
  readonly blockchain?: string;
  readonly senderAddress?: string;
  readonly transactionHash?: string;
}

/** Tokens that somebody sends to an account, on a simulated chain. */
export function arriving(destinationAccountId: string, options: Arriving = {}): object {
  const { value = '100000000', tokenSymbol = 'USDC', blockchain = 'POLYGON', senderAddress = stranger } = options;
  const { transactionHash } = options;
  return {
    destinationAccountId,
    rail: {
      type: 'blockchain',
      amount: { tokenSymbol, blockchain, exponent: 6, value },
      senderAddress,
      ...(transactionHash === undefined ? {} : { transactionHash }),
    },
  };
}

/** What an account holds of a token, when it is so. */
export function untilBalance(
  api: Api,
  accountId: string,
  wanted: { value: string; reserved?: string; tokenSymbol?: string; blockchain?: string },
): Promise<AccountBody> {
  const { value, reserved = '0', tokenSymbol = 'USDC', blockchain = 'POLYGON' } = wanted;
  return until(`the account holds ${value} ${tokenSymbol} and ${reserved} reserved`, async () => {
    const account = await accountOf(api, accountId);
    const isIt = account.accountDetails?.balances.some(
      (balance) =>
        balance.tokenSymbol === tokenSymbol &&
        balance.blockchain === blockchain &&
        balance.value === value &&
        balance.reserved === reserved,
    );
    return isIt === true && account;
  });
}
