import type * as SolanaKit from '@solana/kit';
import type { Wallet } from '../gateway/gateway.js';
import { type Kit, makeTokenAccount, moveTokens, tokenAccountOf } from './token-instructions.js';
import type { TransferTerms } from './transfer-terms.js';

/** Far more than a transfer uses. */
const computeUnits = 200_000;
export const lamportsPerSignature = 5_000n;

export interface SolanaTransfer {
  readonly mark: string;
  readonly wallet: Wallet;
  readonly mint: string;
  readonly destination: string;
}

type CompiledTransfer = SolanaKit.Transaction & SolanaKit.TransactionWithLifetime;

/** The unsigned transaction of a transfer. It creates the recipient's token account if needed, and the gas wallet pays. */
export async function compiledTransfer(
  kit: Kit,
  gasWallet: Wallet,
  { mark, wallet, mint, destination }: SolanaTransfer,
  terms: TransferTerms,
): Promise<CompiledTransfer> {
  const to = await tokenAccountOf(kit, destination, mint);
  const instructions = [
    await makeTokenAccount(kit, gasWallet.address, destination, mint),
    ...terms.sources.map(({ account, units }) =>
      moveTokens(kit, { owner: wallet.address, from: account, to, mint, units, mark }),
    ),
  ];
  const lifetime = {
    blockhash: kit.blockhash(terms.blockhash),
    lastValidBlockHeight: BigInt(terms.lastValidBlockHeight),
  };
  return kit.pipe(
    kit.createTransactionMessage({ version: 0 }),
    (message) => kit.setTransactionMessageFeePayer(kit.address(gasWallet.address), message),
    (message) => kit.setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    (message) => kit.setTransactionMessageComputeUnitLimit(computeUnits, message),
    (message) => kit.setTransactionMessageComputeUnitPrice(BigInt(terms.unitPriceMicroLamports), message),
    (message) => kit.appendTransactionMessageInstructions(instructions, message),
    (message) => kit.compileTransaction(message),
  );
}

/** What the gas wallet pays, without the rent of a new token account. */
export function feeLamports(signatures: number, unitPriceMicroLamports: number): bigint {
  const microLamports = BigInt(unitPriceMicroLamports) * BigInt(computeUnits);
  return lamportsPerSignature * BigInt(signatures) + (microLamports + 999_999n) / 1_000_000n;
}
