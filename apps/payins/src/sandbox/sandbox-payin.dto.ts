import {
  type Blockchain,
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
    describe: 'To send the same transaction twice. Without it, one is made up.',
  })
  transactionHash?: string;
}

export const sandboxRails = union('type', { blockchain: SandboxBlockchainDeposit });
export type SandboxRail = UnionOf<typeof sandboxRails>;

export class SandboxPayin {
  @Uuid({ describe: 'The account that the money is for.' })
  destinationAccountId: string;

  @OneOf(sandboxRails)
  rail: SandboxRail;
}
