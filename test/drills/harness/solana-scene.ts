import { type Address, generateKeyPairSigner } from '@solana/kit';
import { Bank } from '../../support/solana-node/bank.js';
import { SolanaNodeServer } from '../../support/solana-node/server.js';
import { ChainSource } from './chain-source.js';
import type { Stage } from './stage.js';
import { WorkerScene, type WorkerSceneOptions } from './worker-scene.js';

/** More than half as many as something that was signed is valid for. */
const blocksAtOnce = 100;

/** An account with tokens on a real virtual machine of Solana. */
export class SolanaScene extends WorkerScene {
  recipient = '';
  private mint = '' as Address;
  /** It alone can issue of the mint. */
  private bank: Bank | undefined;
  private node: SolanaNodeServer | undefined;

  static async open(stage: Stage, { pollMilliseconds, concerns }: WorkerSceneOptions): Promise<SolanaScene> {
    const postgres = await stage.postgres();
    const node = await SolanaNodeServer.start();
    stage.onClose(() => node.stop());
    const bank = await Bank.open(node.ledger);
    const mint = await bank.newMint();
    const environment = {
      DATABASE_URL: postgres.url,
      DATA_DIR: await stage.dataDir(),
      RPC_URLS: `SOLANA=${node.url}`,
      CHAIN_IDS: `SOLANA=${node.genesisHash}`,
      SANDBOX_PAYS_TESTNET: 'on',
      TOKEN_CONTRACTS: `SOLANA=USDC:${mint}`,
      POLL_MILLISECONDS: `SOLANA=${pollMilliseconds}`,
    };
    const api = await stage.service({ ...environment, ROLE: 'api' });
    const source = await ChainSource.start(stage, environment);
    bank.giveSol(source.gasWallet, 1_000);
    const scene = new SolanaScene(stage, postgres, api.operator(), source);
    scene.node = node;
    scene.mint = mint;
    scene.bank = bank;
    scene.recipient = (await generateKeyPairSigner()).address;
    await scene.putBetween({ environment, blockchain: 'SOLANA', nodeUrl: node.url, concerns });
    await scene.openAccount();
    return scene;
  }

  async fund(units: bigint): Promise<void> {
    const [wallet] = await this.query<{ address: string }>(
      'SELECT solana_address AS address FROM wallet WHERE account_id = $1',
      [this.accountId],
    );
    if (this.bank === undefined || wallet === undefined) throw new Error('There is nothing to be funded');
    await this.bank.issue(this.mint, wallet.address, units);
    await this.goOn();
    await this.untilFunded(units);
  }

  override async goOn(): Promise<void> {
    this.node?.ledger.mine(blocksAtOnce);
  }

  override async timesSent(units: bigint): Promise<number> {
    const transactions = this.node?.ledger.blocks.flatMap((block) => block.transactions) ?? [];
    return transactions.filter(({ error, preTokenBalances, postTokenBalances }) => {
      const held = [preTokenBalances, postTokenBalances].map((balances) =>
        BigInt(balances.find(({ owner }) => owner === this.recipient)?.uiTokenAmount.amount ?? 0),
      );
      return error === null && (held[1] ?? 0n) - (held[0] ?? 0n) === units;
    }).length;
  }
}
