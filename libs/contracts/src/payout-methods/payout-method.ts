import { Choice, Nested, Tag, Text } from '../fields.js';
import { OneOf, type UnionOf, union } from '../union.js';
import { type PayoutBlockchain, payoutBlockchains } from '../vocabulary/blockchains.js';
import type { FiatPayoutMethodVariant, PayoutMethodCode, PayoutMethodType } from '../vocabulary/payouts.js';
import { ArsDetails } from './ars.js';
import { BobDetails } from './bob.js';
import { BrlDetails } from './brl.js';
import { type Kept, payoutMethodVariants as variants } from './method-variants.js';

const arsVariants = union('type', {
  arsAlias: variants.arsAlias.request,
  arsAccountNumber: variants.arsAccountNumber.request,
  ars: ArsDetails,
});
const bobVariants = union('type', { bobDomestic: variants.bobDomestic.request, bob: BobDetails });
const brlVariants = union('type', {
  pixPhone: variants.pixPhone.request,
  pixEmail: variants.pixEmail.request,
  pixDocument: variants.pixDocument.request,
  pixBankAccount: variants.pixBankAccount.request,
  wire: variants.wire.request,
  brl: BrlDetails,
});

/** Whether the address is good for its chain is for those to say who know chains. */
export class BlockchainWalletDetails {
  @Text({ max: 64, example: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })
  walletAddress: string;

  @Choice(payoutBlockchains, { example: 'POLYGON', describe: '`SOLANA` for payouts in USD alone.' })
  blockchain: PayoutBlockchain;
}

export class ArsPayoutMethod {
  @Tag('ars')
  type: 'ars';

  @OneOf(arsVariants)
  details: UnionOf<typeof arsVariants>;
}

export class BobPayoutMethod {
  @Tag('bob')
  type: 'bob';

  @OneOf(bobVariants)
  details: UnionOf<typeof bobVariants>;
}

export class BrlPayoutMethod {
  @Tag('brl')
  type: 'brl';

  @OneOf(brlVariants)
  details: UnionOf<typeof brlVariants>;
}

export class BlockchainWalletPayoutMethod {
  @Tag('blockchainWallet')
  type: 'blockchainWallet';

  @Nested(() => BlockchainWalletDetails)
  details: BlockchainWalletDetails;
}

const fiat = { ars: ArsPayoutMethod, bob: BobPayoutMethod, brl: BrlPayoutMethod };
export const fiatPayoutMethods = union('type', fiat);

/** As requests carry them, those of before too. */
export const payoutMethods = union('type', {
  ...fiat,
  blockchainWallet: BlockchainWalletPayoutMethod,
} satisfies { [T in PayoutMethodType]: new () => { type: T } });
export type GivenPayoutMethod = UnionOf<typeof payoutMethods>;

/** In today's shapes, with full values. */
export type PayoutMethod =
  | { type: 'ars'; details: KeptDetails<'arsAlias' | 'arsAccountNumber'> }
  | { type: 'bob'; details: KeptDetails<'bobDomestic'> }
  | { type: 'brl'; details: KeptDetails<'pixPhone' | 'pixEmail' | 'pixDocument' | 'pixBankAccount' | 'wire'> }
  | { type: 'blockchainWallet'; details: BlockchainWalletDetails };

export type KeptDetails<V extends FiatPayoutMethodVariant> = {
  [Each in V]: Kept<InstanceType<(typeof variants)[Each]['request']>>;
}[V];

type DetailsInfo<V extends FiatPayoutMethodVariant> = InstanceType<(typeof variants)[V]['info']>;

const arsInfos = union('type', {
  arsAlias: variants.arsAlias.info,
  arsAccountNumber: variants.arsAccountNumber.info,
});
const bobInfos = union('type', { bobDomestic: variants.bobDomestic.info });
const brlInfos = union('type', {
  pixPhone: variants.pixPhone.info,
  pixEmail: variants.pixEmail.info,
  pixDocument: variants.pixDocument.info,
  pixBankAccount: variants.pixBankAccount.info,
  wire: variants.wire.info,
});

export class ArsPayoutMethodInfo {
  @Tag('ars')
  type: 'ars';

  @OneOf(arsInfos)
  details: UnionOf<typeof arsInfos>;
}

export class BobPayoutMethodInfo {
  @Tag('bob')
  type: 'bob';

  @OneOf(bobInfos)
  details: UnionOf<typeof bobInfos>;
}

export class BrlPayoutMethodInfo {
  @Tag('brl')
  type: 'brl';

  @OneOf(brlInfos)
  details: UnionOf<typeof brlInfos>;
}

/** An address is public on its chain: nothing of it is hidden. */
export class BlockchainWalletPayoutMethodInfo {
  @Tag('blockchainWallet')
  type: 'blockchainWallet';

  @Nested(() => BlockchainWalletDetails)
  details: BlockchainWalletDetails;
}

/** As answers carry them. */
export const payoutMethodInfos = union('type', {
  ars: ArsPayoutMethodInfo,
  bob: BobPayoutMethodInfo,
  brl: BrlPayoutMethodInfo,
  blockchainWallet: BlockchainWalletPayoutMethodInfo,
} satisfies { [T in PayoutMethodType]: new () => { type: T } });
export type PayoutMethodInfo = UnionOf<typeof payoutMethodInfos>;

export function maskedPayoutMethod(method: PayoutMethod): PayoutMethodInfo {
  switch (method.type) {
    case 'ars':
      return { type: 'ars', details: masked(method.details) };
    case 'bob':
      return { type: 'bob', details: masked(method.details) };
    case 'brl':
      return { type: 'brl', details: masked(method.details) };
    case 'blockchainWallet':
      return { type: 'blockchainWallet', details: { ...method.details } };
  }
}

function masked<V extends FiatPayoutMethodVariant>(details: KeptDetails<V> & { type: V }): DetailsInfo<V> {
  const { mask } = variants[details.type] as unknown as { mask: (given: KeptDetails<V>) => DetailsInfo<V> };
  return mask(details);
}

/** Into which currency it pays; `undefined` for a wallet. */
export function codeOf({ type }: { readonly type: PayoutMethodType }): PayoutMethodCode | undefined {
  return type === 'blockchainWallet' ? undefined : type;
}
