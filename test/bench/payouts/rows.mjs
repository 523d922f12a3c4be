const physicalAddress = {
  ...{ address1: 'Av. Corrientes 1234', city: 'Buenos Aires', subDivision: 'C' },
  ...{ postalCode: 'C1043AAZ', country: 'AR' },
};

const payoutMethod = {
  type: 'ars',
  details: {
    ...{ type: 'arsAccountNumber', symbol: 'ARS', bankAccountNumber: '2850590940090418135201' },
    ...{ bankAccountNumberType: 'CBU', documentNumber: '20123456786', bankId: '007' },
  },
};

/** Payouts to banks, each to somebody else. @param {number} count @param {number} [tokenAmount] */
export function bankRows(count, tokenAmount = 10) {
  return Array.from({ length: count }, (_, index) => ({
    amount: { tokenAmount, tokenSymbol: 'USDC' },
    payoutDetails: { type: 'fiat', payoutMethod },
    recipientInfo: {
      ...{ type: 'individual', firstName: 'Ana María', lastName: `Pérez ${index}` },
      ...{ email: `ana.maria.${index}@example.com`, physicalAddress },
    },
  }));
}

/** Payouts to wallets, in the one transaction of their request. @param {number} count */
export function walletRows(count) {
  return Array.from({ length: count }, (_, index) => ({
    amount: { tokenAmount: 10, tokenSymbol: 'USDC' },
    payoutDetails: {
      type: 'blockchain',
      walletDetails: { walletAddress: `0x${(index + 1).toString(16).padStart(40, '0')}`, blockchain: 'POLYGON' },
    },
    recipientInfo: { type: 'individual', firstName: 'Bo', lastName: `Li ${index}` },
  }));
}
