import { getSchemaPath } from '@nestjs/swagger';
import { publishShapes } from '../columns.js';
import { Choice, type FieldOptions, Tag, Text, field } from '../fields.js';
import { isPlainObject, rule } from '../rules.js';
import { type EvmBlockchain, evmBlockchains } from '../vocabulary/blockchains.js';

const name = { max: 200, optional: true, example: 'Ana Pérez' };
const account = { max: 50, optional: true, example: '2850590940090418135201' };
const code = { max: 50, optional: true };
const document = { max: 50, optional: true, example: '20123456786' };
const reference = { max: 200, optional: true };

/** Who paid a transfer in ARS that was asked for. */
export class ArsBankTransferSender {
  @Tag('ars-bank-transfer')
  type: 'ars-bank-transfer';

  @Text({ ...account, describe: 'CVU or CBU, unformatted.' })
  senderAccountNumber?: string;

  @Text({ ...document, describe: 'Tax or document number, as the bank of the sender tells it.' })
  senderId?: string;

  @Text({ ...code, example: 'CUIT' })
  senderIdType?: string;

  @Text(name)
  senderName?: string;
}

export class AchSender {
  @Tag('ach')
  type: 'ach';

  @Text({ max: 20, example: '021000021' })
  achRoutingNumber: string;

  @Text({ max: 200, example: 'Ana Pérez' })
  senderName: string;

  @Text({ max: 50, example: '021000021000001' })
  traceNumber: string;

  @Text(reference)
  description?: string;
}

/** Who sent ARS to the account's own CVU. */
export class ArsCvuSender {
  @Tag('ars_cvu')
  type: 'ars_cvu';

  @Text(account)
  accountNumber?: string;

  @Text(code)
  bankCode?: string;

  @Text(name)
  bankName?: string;

  @Text({ ...reference, describe: 'Id of the transaction at the clearing house.' })
  clearingHouseId?: string;

  @Text({ ...document, describe: 'CUIL or CUIT.' })
  documentNumber?: string;

  @Text({ ...code, example: 'CUIT' })
  documentType?: string;

  @Text(name)
  senderName?: string;

  @Text(reference)
  sourceReference?: string;
}

/** Who sent BRL. */
export class BrlPixSender {
  @Tag('brl_pix')
  type: 'brl_pix';

  @Text({ ...account, example: '12345-6' })
  accountNumber?: string;

  @Text({ ...code, describe: 'Identifier of the bank.' })
  bankCode?: string;

  @Text(name)
  bankName?: string;

  @Text({ ...document, example: '52998224725', describe: 'CPF or CNPJ.' })
  documentNumber?: string;

  @Text({ ...code, example: 'CPF' })
  documentType?: string;

  @Text({ ...reference, example: 'E6070119020261122143012345678901' })
  endToEndId?: string;

  @Text(name)
  senderName?: string;

  @Text(reference)
  sourceReference?: string;
}

const address = { max: 100, example: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' };

/** Who sent tokens on an EVM chain. */
export class BlockchainSender {
  @Tag('blockchain')
  type: 'blockchain';

  @Text(address)
  senderAddress: string;

  @Choice(evmBlockchains, { example: 'POLYGON' })
  blockchain: EvmBlockchain;
}

const externalBlockchains = ['TRON', 'SOLANA'] as const;
export type ExternalBlockchain = (typeof externalBlockchains)[number];

/** Who sent tokens on another chain. */
export class ExternalBlockchainSender {
  @Tag('blockchain')
  type: 'blockchain';

  @Text({ ...address, example: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })
  senderAddress: string;

  @Choice(externalBlockchains)
  blockchain: ExternalBlockchain;

  @Text({ max: 100, describe: 'Hash or signature on the chain.' })
  transactionHash: string;
}

const senders = [
  ArsBankTransferSender,
  AchSender,
  ArsCvuSender,
  BrlPixSender,
  BlockchainSender,
  ExternalBlockchainSender,
] as const;
export type PayinSender = InstanceType<(typeof senders)[number]>;

/** Who paid. Two of the shapes share their `type` and are told apart by `blockchain`, so there is no discriminator. */
export function PayinSenderField(options: FieldOptions = {}): PropertyDecorator {
  const oneOf = senders.map((sender) => ({ $ref: getSchemaPath(sender) }));
  const note = 'Told apart by `type`; the two of type `blockchain` by their `blockchain`.';
  const describe = [options.describe, note].filter(Boolean).join(' ');
  const documented = field({ ...options, describe }, { oneOf }, rule('object', 'must be an object', isPlainObject));
  return (target, key) => {
    publishShapes(target, key, senders);
    documented(target, key);
  };
}
