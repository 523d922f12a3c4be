export interface CheckedChainOptions {
  /** As it is told: `Solana`, `TRON`. */
  readonly chain: string;
  /** Identifies the chain that the node has to be on. */
  readonly genesisHash: string;
  /** What the node says is the hash of the first block. */
  readonly firstBlock: () => Promise<string>;
  /** A failure after which the same node answers as before. */
  readonly isHarmless?: (error: unknown) => boolean;
}

/** Believes a node only while it is on our chain. After a failure there may be another node, or another chain, behind the same URL, so it is checked again. */
export class CheckedChain {
  private isOurs = false;

  constructor(private readonly options: CheckedChainOptions) {}

  async ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      if (!this.isOurs) await this.check();
      return await question();
    } catch (error) {
      if (this.options.isHarmless?.(error) !== true) this.isOurs = false;
      throw error;
    }
  }

  private async check(): Promise<void> {
    const { chain, genesisHash, firstBlock } = this.options;
    if ((await firstBlock()) !== genesisHash)
      throw new Error(`The ${chain} node is on another chain: its first block is not ${genesisHash}`);
    this.isOurs = true;
  }
}
