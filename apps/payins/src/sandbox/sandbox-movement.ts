import type { PayinCode } from '#contracts';
import type { ArrivedMoney, MoneySender } from '#rails';
import type { SandboxMoney } from './sandbox-payin.dto.js';

interface Movement extends Pick<ArrivedMoney, 'code' | 'fiatUnits' | 'sender'> {
  /** The rail's number for it; made up where the caller gives none. */
  readonly reference: string;
}

const codes: Readonly<Record<SandboxMoney['type'], PayinCode>> = {
  'ars-bank-transfer': 'ars',
  'brl-pix': 'brl',
  ach: 'usd',
};

const routingNumber = '021000021';
const somebody = 'Sandbox Sender';
const digitsOfCpf = 11;

/** The requested movement as a rail would report it. `madeUp` is a number that no other movement has. */
export function movementOf(money: SandboxMoney, madeUp: string): Movement {
  const reference = referenceOf(money) ?? madeUp;
  const fiatUnits = BigInt(money.amount.value);
  return { code: codes[money.type], fiatUnits, reference, sender: withoutGaps(senderOf(money, reference)) };
}

function referenceOf(money: SandboxMoney): string | undefined {
  if (money.type === 'brl-pix') return money.endToEndId;
  return money.type === 'ach' ? money.traceNumber : undefined;
}

type Gaps = { readonly [Name in keyof MoneySender]: MoneySender[Name] | undefined };

function senderOf(money: SandboxMoney, clearingId: string): Gaps {
  const { senderName: name } = money;
  switch (money.type) {
    case 'ars-bank-transfer': {
      const { senderAccountNumber: accountNumber, senderId: documentNumber, senderIdType: documentType } = money;
      return { name, accountNumber, documentNumber, documentType, clearingId };
    }
    case 'brl-pix': {
      const { documentNumber } = money;
      const documentType = documentNumber && (isCpf(documentNumber) ? 'CPF' : 'CNPJ');
      return { name, documentNumber, documentType, clearingId };
    }
    case 'ach':
      return {
        name: name ?? somebody,
        routingNumber: money.achRoutingNumber ?? routingNumber,
        clearingId,
        description: money.description,
      };
  }
}

function isCpf(document: string): boolean {
  return document.replace(/\D/g, '').length <= digitsOfCpf;
}

function withoutGaps(sender: Gaps): MoneySender {
  return Object.fromEntries(Object.entries(sender).filter(([, value]) => value !== undefined));
}
