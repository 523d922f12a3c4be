import type { FiatAndRailCode } from './payouts.js';

/** Currencies in which money comes in. */
export const payinCodes = ['ars', 'brl', 'usd'] as const satisfies readonly FiatAndRailCode[];
export type PayinCode = (typeof payinCodes)[number];

/** What can be asked for: each payer is told how to pay. */
export const requestedPayinTypes = ['ars-bank-transfer', 'brl-pix'] as const;
export type RequestedPayinType = (typeof requestedPayinTypes)[number];

/** All payins there are: those that were asked for, and those that money made which came by itself. */
export const payinTypes = [...requestedPayinTypes, 'ach', 'ars', 'brl', 'blockchainDeposit'] as const;
export type PayinType = (typeof payinTypes)[number];

/** Why a payin failed. */
export const payinFailureReasons = [
  'expired',
  'amountMismatched',
  'senderMismatched',
  'holdRejected',
  'approvalOverdue',
  'settlementFailed',
] as const;
export type PayinFailureReason = (typeof payinFailureReasons)[number];
