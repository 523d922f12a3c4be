import { until } from '../run/until.js';
import type { EvmScene } from './evm-scene.js';

interface Row {
  readonly status: string;
  readonly nonce: string | null;
  readonly due_at: Date;
}

/** More than until the next look at a transfer, and less than a worker has it for. */
const untilLookedAtSeconds = 5;

/** Another server has taken over: the chain's cursor still names the one before. */
const failover = (lost: string): string =>
  `failover AS (UPDATE chain_cursor SET timeline = 'that of the server before' FROM ${lost} WHERE chain_cursor.blockchain = ${lost}.blockchain)`;

/** What a database may lose of a transfer, and what is seen of it. */
export class LostCommits {
  constructor(private readonly scene: EvmScene) {}

  async rowOf(id: string): Promise<Row> {
    const [row] = await this.scene.gatehouse.sql<Row>('SELECT status, nonce, due_at FROM transfer WHERE id = $1', [id]);
    if (row === undefined) throw new Error('There is no such transfer');
    return row;
  }

  /** What is signed for it, once something is. */
  async rawOf(id: string): Promise<{ raw: string; hash: string }> {
    const find = 'SELECT raw, hash FROM signed_transaction WHERE transfer_id = $1';
    const [row] = await until('it is signed', async () => {
      const rows = await this.scene.gatehouse.sql<{ raw: string; hash: string }>(find, [id]);
      return rows.length > 0 && rows;
    });
    if (row === undefined) throw new Error('Nothing was signed');
    return row;
  }

  /**
   * The database as it was before the transfer was signed; it is looked at again after so long. A worker that has it at that
   * moment would still say when it is due.
   */
  async forget(id: string, seconds = 0): Promise<void> {
    await until('no worker has it', async () => {
      const forgotten = await this.scene.gatehouse.sql(
        `WITH signed AS (UPDATE transfer SET status = 'requested', nonce = NULL, due_at = due_at + $2 * interval '1 second'
           WHERE id = $1 AND due_at < $3::timestamptz + $4 * interval '1 second' RETURNING id, blockchain, wallet_address),
         gone AS (DELETE FROM signed_transaction USING signed WHERE transfer_id = signed.id),
         ${failover('signed')}
         UPDATE wallet_nonce SET next = next - 1 FROM signed
         WHERE wallet_nonce.blockchain = signed.blockchain AND address = wallet_address RETURNING 1`,
        [id, seconds, await this.scene.gatehouse.now(), untilLookedAtSeconds],
      );
      return forgotten.length > 0;
    });
  }

  /** The same of the last that a wallet has signed, whichever that is, if no worker has it. */
  async forgetNewest(): Promise<boolean> {
    const forgotten = await this.scene.gatehouse.sql(
      `WITH signed AS (UPDATE transfer SET status = 'requested', nonce = NULL FROM wallet_nonce AS wallet
         WHERE transfer.id = (SELECT newest.id FROM transfer AS newest JOIN wallet_nonce ON (wallet_nonce.blockchain, address) = (newest.blockchain, wallet_address)
             WHERE newest.status = 'signed' AND token IS NOT NULL AND nonce = next - 1 AND ended_as IS NULL AND reverts = 0
               AND due_at < $1::timestamptz + $2 * interval '1 second' ORDER BY newest.id LIMIT 1)
           AND (wallet.blockchain, wallet.address) = (transfer.blockchain, wallet_address)
         RETURNING transfer.id, transfer.blockchain, wallet_address),
       gone AS (DELETE FROM signed_transaction USING signed WHERE transfer_id = signed.id),
       ${failover('signed')}
       UPDATE wallet_nonce SET next = next - 1 FROM signed
       WHERE wallet_nonce.blockchain = signed.blockchain AND address = wallet_address RETURNING 1`,
      [await this.scene.gatehouse.now(), untilLookedAtSeconds],
    );
    return forgotten.length > 0;
  }

  /** The database as it was before these transfers of a wallet were decided. */
  async forgetDecided(ids: readonly string[]): Promise<void> {
    for (const id of ids)
      await until('no worker has it', async () => {
        const forgotten = await this.scene.gatehouse.sql(
          `WITH decided AS (DELETE FROM transfer WHERE id = $1 AND due_at < $2::timestamptz + $3 * interval '1 second'
             RETURNING id, blockchain, wallet_address),
           gone AS (DELETE FROM signed_transaction USING decided WHERE transfer_id = decided.id),
           ${failover('decided')}
           UPDATE wallet_nonce SET next = next - 1 FROM decided
           WHERE wallet_nonce.blockchain = decided.blockchain AND address = wallet_address RETURNING 1`,
          [id, await this.scene.gatehouse.now(), untilLookedAtSeconds],
        );
        return forgotten.length > 0;
      });
  }

  /** How many sign nothing until it is known what the chain has of them. */
  async heldWallets(): Promise<number> {
    const metrics = await (await fetch(`${this.scene.gatehouse.url}/metrics`)).text();
    return Number(/^gatehouse_wallets_held\{blockchain="POLYGON"\} (\d+)$/m.exec(metrics)?.[1]);
  }
}
