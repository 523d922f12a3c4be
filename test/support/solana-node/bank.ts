import {
  type Address,
  type Instruction,
  type KeyPairSigner,
  appendTransactionMessageInstructions,
  blockhash,
  createTransactionMessage,
  generateKeyPairSigner,
  getSignatureFromTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { getCreateAccountInstruction } from '@solana-program/system';
import {
  TOKEN_PROGRAM_ADDRESS,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstructionAsync,
  getInitializeMint2Instruction,
  getMintToInstruction,
  getTokenDecoder,
} from '@solana-program/token';
import type { Ledger } from './ledger.js';

/** Who issues tokens on a ledger and pays for what the test itself does there. */
export class Bank {
  private constructor(
    private readonly ledger: Ledger,
    readonly signer: KeyPairSigner,
  ) {}

  static async open(ledger: Ledger): Promise<Bank> {
    const signer = await generateKeyPairSigner();
    const bank = new Bank(ledger, signer);
    bank.giveSol(signer.address, 1_000);
    return bank;
  }

  giveSol(address: string, sol: number): void {
    this.ledger.svm.airdrop(address as Address, lamports(BigInt(sol * 1_000_000_000)));
  }

  async newMint(decimals = 6): Promise<Address> {
    const mint = await generateKeyPairSigner();
    const create = getCreateAccountInstruction({
      payer: this.signer,
      newAccount: mint,
      lamports: this.rent(82),
      space: 82,
      programAddress: TOKEN_PROGRAM_ADDRESS,
    });
    const mintAuthority = this.signer.address;
    const freezeAuthority = mintAuthority;
    const initialize = getInitializeMint2Instruction({ mint: mint.address, decimals, mintAuthority, freezeAuthority });
    await this.transact([create, initialize]);
    return mint.address;
  }

  /** Newly issued tokens for a wallet. */
  async issue(mint: Address, owner: string, units: bigint): Promise<string> {
    const account = await this.accountOf(mint, owner);
    const to = getMintToInstruction({ mint, token: account, mintAuthority: this.signer, amount: units });
    return this.transact([await this.makeAccount(mint, owner), to]);
  }

  async makeAccount(mint: Address, owner: string): Promise<Instruction> {
    return getCreateAssociatedTokenIdempotentInstructionAsync({ payer: this.signer, owner: owner as Address, mint });
  }

  async accountOf(mint: Address, owner: string): Promise<Address> {
    const [account] = await findAssociatedTokenPda({
      mint,
      owner: owner as Address,
      tokenProgram: TOKEN_PROGRAM_ADDRESS,
    });
    return account;
  }

  /** What a wallet has in its own token account. */
  async units(mint: Address, owner: string): Promise<bigint> {
    const account = this.ledger.svm.getAccount(await this.accountOf(mint, owner));
    return account.exists ? getTokenDecoder().decode(account.data).amount : 0n;
  }

  rent(bytes: number): bigint {
    return this.ledger.svm.minimumBalanceForRentExemption(BigInt(bytes));
  }

  /** Puts these into one transaction, and that into a block. Who else signs is in the instructions. */
  async transact(instructions: readonly Instruction[]): Promise<string> {
    const { hash, height } = this.ledger.tip;
    const lifetime = { blockhash: blockhash(hash), lastValidBlockHeight: BigInt(height + 150) };
    const transaction = await pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(this.signer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions(instructions, message),
      (message) => signTransactionMessageWithSigners(message),
    );
    this.ledger.submit(transaction);
    this.ledger.mine();
    return getSignatureFromTransaction(transaction);
  }
}
