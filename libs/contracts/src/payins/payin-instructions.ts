import { Instant } from '../calendar.js';
import { Tag, Text } from '../fields.js';
import { type UnionOf, union } from '../union.js';

export const longestBankName = 100;
/** Of the EMV code: what any bank reads is no longer. */
export const longestBrCode = 512;

const cvu = { max: 22, example: '0000099400000000000017', describe: 'Where the payer has to transfer to.' };
const brCode = {
  max: longestBrCode,
  example: '00020101021226580014br.gov.bcb.pix0136…',
  describe: 'The code that the payer pastes into the app of their bank, or scans as a QR code.',
};
const bankName = { max: longestBankName, example: 'Gatehouse Sandbox' };

export class ArsBankTransferInstructions {
  @Tag('ars-bank-transfer')
  type: 'ars-bank-transfer';

  @Text(cvu)
  cvu: string;

  @Text(bankName)
  bankName: string;

  @Instant()
  expiresAt: string;
}

export class BrlInstantPaymentInstructions {
  @Tag('brl-pix')
  type: 'brl-pix';

  @Text(brCode)
  brCode: string;

  @Instant()
  expiresAt: string;
}

/** How to pay what was asked for. */
export const payinInstructions = union('type', {
  'ars-bank-transfer': ArsBankTransferInstructions,
  'brl-pix': BrlInstantPaymentInstructions,
});
export type PayinInstructions = UnionOf<typeof payinInstructions>;
