import type { PayinSender, PayinType } from '#contracts';
import type { MoneySender } from '#rails';

type MoneyType = Exclude<PayinType, 'blockchainDeposit'>;

/** The sender in the shape of each kind of payin, without what the rail does not know. */
export function senderOfMoney(type: PayinType, sender: MoneySender): PayinSender {
  if (type === 'blockchainDeposit') throw new Error('No rail brings tokens');
  return withoutGaps(shapes[type](sender)) as PayinSender;
}

const brlPix = (sender: MoneySender): object => ({
  type: 'brl_pix',
  accountNumber: sender.accountNumber,
  bankCode: sender.bankCode,
  bankName: sender.bankName,
  documentNumber: sender.documentNumber,
  documentType: sender.documentType,
  endToEndId: sender.clearingId,
  senderName: sender.name,
  sourceReference: sender.sourceReference,
});

const shapes: Readonly<Record<MoneyType, (sender: MoneySender) => object>> = {
  'ars-bank-transfer': (sender) => ({
    type: 'ars-bank-transfer',
    senderAccountNumber: sender.accountNumber,
    senderId: sender.documentNumber,
    senderIdType: sender.documentType,
    senderName: sender.name,
  }),
  ars: (sender) => ({
    type: 'ars_cvu',
    accountNumber: sender.accountNumber,
    bankCode: sender.bankCode,
    bankName: sender.bankName,
    clearingHouseId: sender.clearingId,
    documentNumber: sender.documentNumber,
    documentType: sender.documentType,
    senderName: sender.name,
    sourceReference: sender.sourceReference,
  }),
  'brl-pix': brlPix,
  brl: brlPix,
  ach: (sender) => ({
    type: 'ach',
    achRoutingNumber: sender.routingNumber ?? '',
    senderName: sender.name ?? '',
    traceNumber: sender.clearingId ?? '',
    description: sender.description,
  }),
};

function withoutGaps(shape: object): object {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined));
}
