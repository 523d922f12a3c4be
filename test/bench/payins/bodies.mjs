export const payerAccount = '2850590940090418135201';

/** @param {string} [value] in cents, by the last two of which the sandbox tells what comes of it */
export function arsTransfer(value = '150000') {
  return { type: 'ars-bank-transfer', amount: { currencySymbol: 'ARS', value }, accountNumber: payerAccount };
}

/** @param {string} [value] */
export function pixPayment(value = '53500') {
  return { type: 'brl-pix', amount: { currencySymbol: 'BRL', value } };
}

/** Money as the sandbox lets it come. */
export const money = {
  ars: (value = '150000', senderAccountNumber = payerAccount) => ({
    ...{ type: 'ars-bank-transfer', amount: { currencySymbol: 'ARS', value } },
    ...{ senderAccountNumber, senderName: 'Ana Pérez' },
  }),
  pix: (value = '53500') => ({
    ...{ type: 'brl-pix', amount: { currencySymbol: 'BRL', value } },
    senderName: 'Ana Souza',
  }),
  ach: (value = '10000') => ({ type: 'ach', amount: { currencySymbol: 'USD', value } }),
};
