import {
  AchPayinAmount,
  ArsPayinAmount,
  type Blockchain,
  BrlPayinAmount,
  Choice,
  Integer,
  Nested,
  OneOf,
  Tag,
  Text,
  type TokenSymbol,
  type UnionOf,
  Units,
  Uuid,
  blockchains,
  tokenExponent,
  tokenSymbols,
  union,
} from '#contracts';

const person = { max: 200, optional: true, example: 'Ana Pérez' };
const document = { max: 50, optional: true };
const sentAgain = 'To report the same movement twice. One is made up when absent.';

class SandboxArsTransfer {
  @Tag('ars-bank-transfer')
  type: 'ars-bank-transfer';

  @Nested(() => ArsPayinAmount)
  amount: ArsPayinAmount;

  @Text({ max: 50, example: '2850590940090418135201', describe: 'The CBU or CVU that it comes from.' })
  senderAccountNumber: string;

  @Text(person)
  senderName?: string;

  @Text({ ...document, example: '20123456786' })
  senderId?: string;

  @Text({ ...document, example: 'CUIT' })
  senderIdType?: string;
}

class SandboxPixPayment {
  @Tag('brl-pix')
  type: 'brl-pix';

  @Nested(() => BrlPayinAmount)
  amount: BrlPayinAmount;

  @Text(person)
  senderName?: string;

  @Text({ ...document, example: '52998224725', describe: 'CPF or CNPJ.' })
  documentNumber?: string;

  @Text({ max: 100, optional: true, describe: sentAgain })
  endToEndId?: string;
}

class SandboxAchTransfer {
  @Tag('ach')
  type: 'ach';

  @Nested(() => AchPayinAmount)
  amount: AchPayinAmount;

  @Text(person)
  senderName?: string;

  @Text({ max: 20, optional: true, example: '021000021' })
  achRoutingNumber?: string;

  @Text({ max: 50, optional: true, describe: sentAgain })
  traceNumber?: string;

  @Text({ max: 200, optional: true })
  description?: string;
}

class SandboxTokenAmount {
  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Integer({
    min: tokenExponent,
    max: tokenExponent,
    example: tokenExponent,
    describe: 'Decimal places of the smallest unit.',
  })
  exponent: number;

  @Units({ example: '12500000', describe: 'In the smallest unit.' })
  value: string;
}

class SandboxBlockchainDeposit {
  @Tag('blockchain')
  type: 'blockchain';

  @Nested(() => SandboxTokenAmount)
  amount: SandboxTokenAmount;

  @Text({ max: 200, example: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  senderAddress: string;

  @Text({
    max: 200,
    pattern: /^[0-9A-Za-z]+$/,
    patternMessage: 'must be letters and digits',
    optional: true,
    describe: 'To send the same transaction twice. One is made up when absent.',
  })
  transactionHash?: string;
}

const banks = { 'ars-bank-transfer': SandboxArsTransfer, 'brl-pix': SandboxPixPayment, ach: SandboxAchTransfer };

export const sandboxRails = union('type', { ...banks, blockchain: SandboxBlockchainDeposit });
export type SandboxRail = UnionOf<typeof sandboxRails>;
export type SandboxMoney = InstanceType<(typeof banks)[keyof typeof banks]>;
export type SandboxTokens = SandboxBlockchainDeposit;

export class SandboxPayin {
  @Uuid({ optional: true, describe: 'The payin that it is for. Either this or `destinationAccountId`.' })
  payinId?: string;

  @Uuid({ optional: true, describe: 'The account that it is for, by its own number, code or wallet.' })
  destinationAccountId?: string;

  @OneOf(sandboxRails)
  rail: SandboxRail;
}
