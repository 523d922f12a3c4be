import { createHash } from 'node:crypto';
import type * as SolanaKit from '@solana/kit';
import { tokenExponent } from '#contracts';

export type Kit = typeof SolanaKit;

export const tokenProgram = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as SolanaKit.Address;
export const token2022Program = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' as SolanaKit.Address;
const associatedTokenProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL' as SolanaKit.Address;
const systemProgram = '11111111111111111111111111111111' as SolanaKit.Address;

const createIdempotent = 1;
const transferChecked = 12;

/** The associated token account of a wallet, where its tokens of one mint normally are. */
export async function tokenAccountOf(kit: Kit, owner: string, mint: string): Promise<SolanaKit.Address> {
  const seeds = [owner, tokenProgram, mint].map((text) => kit.getAddressEncoder().encode(kit.address(text)));
  const [address] = await kit.getProgramDerivedAddress({ programAddress: associatedTokenProgram, seeds });
  return address;
}

/** Creates the token account of a wallet if it does not exist; `payer` pays for it. */
export async function makeTokenAccount(
  kit: Kit,
  payer: string,
  owner: string,
  mint: string,
): Promise<SolanaKit.Instruction> {
  const { WRITABLE_SIGNER, WRITABLE, READONLY } = kit.AccountRole;
  return {
    programAddress: associatedTokenProgram,
    accounts: [
      { address: kit.address(payer), role: WRITABLE_SIGNER },
      { address: await tokenAccountOf(kit, owner, mint), role: WRITABLE },
      { address: kit.address(owner), role: READONLY },
      { address: kit.address(mint), role: READONLY },
      { address: systemProgram, role: READONLY },
      { address: tokenProgram, role: READONLY },
    ],
    data: Uint8Array.of(createIdempotent),
  };
}

export interface TokenMove {
  readonly owner: string;
  readonly from: string;
  readonly to: string;
  readonly mint: string;
  readonly units: bigint;
  readonly mark: string;
}

/** The chain reverts this unless the mint has the number of decimals that we expect. */
export function moveTokens(kit: Kit, { owner, from, to, mint, units, mark }: TokenMove): SolanaKit.Instruction {
  const { WRITABLE, READONLY_SIGNER, READONLY } = kit.AccountRole;
  const data = Buffer.alloc(10);
  data.writeUInt8(transferChecked, 0);
  data.writeBigUInt64LE(units, 1);
  data.writeUInt8(tokenExponent, 9);
  return {
    programAddress: tokenProgram,
    accounts: [
      { address: kit.address(from), role: WRITABLE },
      { address: kit.address(mint), role: READONLY },
      { address: kit.address(to), role: WRITABLE },
      { address: kit.address(owner), role: READONLY_SIGNER },
      { address: referenceOf(kit, mark), role: READONLY },
    ],
    data: Uint8Array.from(data),
  };
}

/**
 * A reference, as in Solana Pay: an address without a key, named in the transfer. Without it, two orders that pay the same
 * amount to the same wallet within a minute would be the same transaction, and be paid once.
 */
export function referenceOf(kit: Kit, mark: string): SolanaKit.Address {
  return kit.getAddressDecoder().decode(createHash('sha256').update(`gatehouse order ${mark}`).digest());
}
