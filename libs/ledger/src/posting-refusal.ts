import { type Coin, type FreezeDirection, type TokenSymbol, tokenAmountOf } from '#contracts';
import { AccountNotActive, InsufficientFunds } from '#errors';

const holdsTooLittle = 'GL001';
const isFrozen = 'GL004';

interface Refused {
  readonly token: TokenSymbol | Coin;
  readonly lines: readonly { readonly from: object; readonly units: bigint }[];
}

/** Turns an error of the database into the error that callers see. */
export function postingRefusal(cause: unknown, { token, lines }: Refused): unknown {
  const { code, detail, hint } = cause as { code?: string; detail?: string; hint?: FreezeDirection };
  if (code === isFrozen) return new AccountNotActive(detail ?? '', 'ACTIVE', hint);
  if (code !== holdsTooLittle) return cause;
  const takes = lines.flatMap(({ from, units }) =>
    'accountId' in from ? [{ accountId: String(from.accountId), units }] : [],
  );
  // Accounts hold tokens and no coins.
  const symbol = token as TokenSymbol;
  const required = takes.reduce((sum, { units }) => sum + units, 0n);
  return new InsufficientFunds({
    accountId: takes[0]?.accountId ?? '',
    available: tokenAmountOf(detail ?? '0', symbol),
    required: tokenAmountOf(required, symbol),
  });
}
