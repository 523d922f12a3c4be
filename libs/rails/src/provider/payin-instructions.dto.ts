import {
  ListOfEither,
  OneOf,
  Tag,
  Text,
  type UnionOf,
  field,
  isCvu,
  longestBankName,
  longestBrCode,
  rule,
  union,
} from '#contracts';

/* Of the protocol in `payin-provider.dto.ts`: where money is paid in, for one payin and for an account at any time. */

const longestRoute = 100;

/** Money is matched by it, so it is not empty and has no spaces. */
export const Route = (): PropertyDecorator =>
  Text({ max: longestRoute, pattern: /^[!-~]+$/, patternMessage: 'must be letters, digits and signs without spaces' });
const Cvu = (): PropertyDecorator =>
  field(
    {},
    { type: 'string', pattern: '^000\\d{19}$' },
    rule('cvu', 'must be a CVU: 22 digits, with both check digits right', (value) => isText(value) && isCvu(value)),
  );
const RoutingNumber = (): PropertyDecorator =>
  field(
    {},
    { type: 'string', pattern: '^\\d{9}$' },
    rule(
      'routingNumber',
      'must be a routing number: nine digits, with the check digit right',
      (value) => isText(value) && isRoutingNumber(value),
    ),
  );

/** The digits, weighed 3, 7, 1 in turn, add up to a multiple of ten. */
function isRoutingNumber(value: string): boolean {
  const weights = [3, 7, 1] as const;
  const sum = [...value].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0);
  return /^\d{9}$/.test(value) && sum > 0 && sum % 10 === 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

class CvuInstructions {
  @Tag('ars-bank-transfer')
  type: 'ars-bank-transfer';

  @Cvu()
  cvu: string;

  @Text({ max: longestBankName })
  bankName: string;
}

class PixInstructions {
  @Tag('brl-pix')
  type: 'brl-pix';

  @Text({ max: longestBrCode })
  brCode: string;
}

const instructions = union('type', { 'ars-bank-transfer': CvuInstructions, 'brl-pix': PixInstructions });

export class OpenedProviderPayin {
  /** What it will name when the money comes: the CVU, or the `txid` of the PIX code. */
  @Route()
  route: string;

  @OneOf(instructions)
  instructions: UnionOf<typeof instructions>;
}

class ArsDepositAccount {
  @Tag('ars')
  code: 'ars';

  @Route()
  route: string;

  @Cvu()
  accountNumber: string;

  @Text({ max: longestBankName })
  bankName: string;
}

class BrlDepositAccount {
  @Tag('brl')
  code: 'brl';

  @Route()
  route: string;

  @Text({ max: longestBrCode })
  pixBRcode: string;

  @Text({ max: longestBankName })
  bankName: string;
}

class UsdDepositAccount {
  @Tag('usd')
  code: 'usd';

  @Route()
  route: string;

  @RoutingNumber()
  routingNumber: string;

  @Text({ max: 17, pattern: /^[0-9A-Za-z-]+$/, patternMessage: 'must be letters, digits and hyphens' })
  accountNumber: string;

  @Text({ max: longestBankName })
  bankName: string;
}

const depositAccounts = union('code', { ars: ArsDepositAccount, brl: BrlDepositAccount, usd: UsdDepositAccount });

/** At most one for each currency. */
export class DepositAccounts {
  @ListOfEither(depositAccounts)
  routes: UnionOf<typeof depositAccounts>[];
}
