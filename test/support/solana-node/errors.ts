import type { FailedTransactionMetadata } from 'litesvm';

/** In the order in which the runtime numbers them; of the later ones none occurs here. */
const transactionErrors = [
  ...['AccountInUse', 'AccountLoadedTwice', 'AccountNotFound', 'ProgramAccountNotFound', 'InsufficientFundsForFee'],
  ...['InvalidAccountForFee', 'AlreadyProcessed', 'BlockhashNotFound', 'CallChainTooDeep', 'MissingSignatureForFee'],
];
const instructionErrors = [
  ...['GenericError', 'InvalidArgument', 'InvalidInstructionData', 'InvalidAccountData', 'AccountDataTooSmall'],
  ...['InsufficientFunds', 'IncorrectProgramId', 'MissingRequiredSignature', 'AccountAlreadyInitialized'],
  ...['UninitializedAccount', 'UnbalancedInstruction'],
];

/** The error of a transaction as the RPC writes it. */
export function rpcError(failed: FailedTransactionMetadata): unknown {
  const error = failed.err();
  if (typeof error === 'number') return transactionErrors[error] ?? `Error${error}`;
  if (!('err' in error)) return error.constructor.name;
  const inner = error.err();
  if (typeof inner === 'number')
    return { InstructionError: [error.index, instructionErrors[inner] ?? `Error${inner}`] };
  return { InstructionError: [error.index, 'code' in inner ? { Custom: inner.code } : 'BorshIoError'] };
}

/** Not even the fee was taken: no block has it. */
export function isNeverIncluded(error: unknown): boolean {
  return typeof error === 'string';
}
