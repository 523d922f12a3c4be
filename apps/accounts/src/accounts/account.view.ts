import {
  type AccountStatus,
  type Blockchain,
  Choice,
  Instant,
  Integer,
  ListOf,
  Nested,
  Text,
  type TokenSymbol,
  TokenWithBlockchain,
  OwnerShown,
  Uuid,
  YesOrNo,
  accountStatuses,
  blockchains,
  tokenExponent,
  tokenSymbols,
} from '#contracts';
import { type OwedAmount, type WalletRow, addressOn } from '#chains';
import { type Balance, type Frozen, FrozenView, frozenView } from '#ledger';
import type { Account } from '#standing';

class WalletDetails {
  @Text({ max: 100, example: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })
  walletAddress: string;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;
}

export class AccountBalance {
  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Integer({ min: 0, max: 18, example: 6, describe: 'Decimal places of the smallest unit.' })
  exponent: number;

  @Text({ max: 30, example: '12500000', describe: 'What can be used now, in the smallest unit.' })
  value: string;

  @Text({
    max: 30,
    example: '0',
    describe: 'What is held for payouts in progress, in the smallest unit; not in `value`.',
  })
  reserved: string;

  @Text({
    max: 30,
    optional: true,
    example: '250000',
    describe:
      'What the account had used of a credit that was taken back, since its chain replaced a final block, in the smallest unit. What comes next pays it first.',
  })
  owed?: string;

  @Text({
    max: 30,
    optional: true,
    example: '5000000',
    describe: 'What came while the account was frozen, in the smallest unit; not in `value` until that ends.',
  })
  frozen?: string;
}

interface Holdings {
  readonly held: readonly Balance[];
  readonly owed: readonly OwedAmount[];
  readonly frozen?: Frozen | undefined;
}

class AccountDetails {
  @Nested(() => WalletDetails)
  walletDetails: WalletDetails;

  @ListOf(() => AccountBalance, { describe: 'The destination token, and every other that the account ever held.' })
  balances: AccountBalance[];
}

export class AccountView {
  @Uuid()
  id: string;

  @OwnerShown()
  organizationId?: string;

  @Text({ max: 200, example: 'Treasury' })
  name: string;

  @Text({ max: 1000, optional: true })
  description?: string;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;

  @YesOrNo({ describe: 'Whether the API may manage the account.' })
  isApiEnabled: boolean;

  @Choice(accountStatuses, { describe: '`ACTIVE` once its wallet is made, which takes a moment.' })
  status: AccountStatus;

  @Nested(() => TokenWithBlockchain)
  destinationToken: TokenWithBlockchain;

  @Nested(() => AccountDetails, { optional: true, describe: 'Once it is `ACTIVE`.' })
  accountDetails?: AccountDetails;

  @Nested(() => FrozenView, {
    optional: true,
    describe: 'Where the operator has frozen it, or its organization: what is stopped of it, and since when.',
  })
  frozen?: FrozenView;
}

export function accountView(account: Account, wallet: WalletRow | undefined, holdings: Holdings): AccountView {
  const { id, name, description, createdAt, updatedAt, isApiEnabled, status } = account;
  const destinationToken = { symbol: account.destinationSymbol, blockchain: account.destinationBlockchain };
  return {
    id,
    name,
    ...(description === null ? {} : { description }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    isApiEnabled,
    status,
    destinationToken,
    ...(status === 'ACTIVE' && wallet !== undefined
      ? { accountDetails: details(destinationToken, wallet, holdings) }
      : {}),
    ...(holdings.frozen === undefined ? {} : { frozen: frozenView(holdings.frozen) }),
  };
}

function details(
  { symbol, blockchain }: TokenWithBlockchain,
  wallet: WalletRow,
  { held: balances, owed }: Holdings,
): AccountDetails {
  const holdsIt = balances.some((balance) => balance.token === symbol && balance.blockchain === blockchain);
  const none: Balance = { token: symbol, blockchain, available: 0n, reserved: 0n, frozen: 0n };
  return {
    walletDetails: { walletAddress: addressOn(wallet, blockchain), blockchain },
    balances: (holdsIt ? balances : [none, ...balances]).map((balance) => ({
      ...accountBalance(balance),
      ...owedOf(balance, owed),
    })),
  };
}

export function accountBalance({ token, blockchain, available, reserved, frozen }: Balance): AccountBalance {
  return {
    tokenSymbol: token,
    blockchain,
    exponent: tokenExponent,
    value: String(available),
    reserved: String(reserved),
    ...(frozen === 0n ? {} : { frozen: String(frozen) }),
  };
}

function owedOf({ token, blockchain }: Balance, owed: readonly OwedAmount[]): { owed?: string } {
  const found = owed.find((amount) => amount.token === token && amount.blockchain === blockchain);
  return found === undefined ? {} : { owed: String(found.units) };
}
