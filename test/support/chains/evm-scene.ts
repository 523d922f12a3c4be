import { randomUUID } from 'node:crypto';
import { type TransferRequest, Transfers, Wallets } from '#chains';
import { UnitOfWork } from '#database';
import type { Hex } from '../../../libs/chains/src/evm/hex.js';
import { type AccountBody, activeAccount, stranger, untilBalance } from './accounts.js';
import { AnvilNode, type NodeOptions, type TestToken, type TokenContract, testChainId } from './evm-node.js';
import { signedBy } from './evm-wallets.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../service/gatehouse.js';
import { NodeProxy } from './node-proxy.js';
import { word } from './solidity.js';
import { until } from '../run/until.js';

const ether = 10n ** 18n;
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

export interface SceneOptions extends NodeOptions {
  readonly confirmations?: number;
  readonly usdc?: TokenContract;
  /** That are there before Gatehouse starts, beside those of the tokens. */
  readonly blocksBefore?: number;
  /** One more way to the same node, which can misbehave by itself. */
  readonly hasSecondNode?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  /** The same settings of chains that are not POLYGON. */
  readonly otherChains?: Readonly<Record<string, string>>;
  /** What has to happen before its wallets can be asked for. */
  readonly started?: (gatehouse: OwnGatehouse) => Promise<void>;
}

/** An account of an organization, with its wallet. */
export interface Holder {
  readonly organization: Organization;
  readonly accountId: string;
  readonly wallet: string;
}

/** A transfer on the chain, as the token tells of it. */
export interface Moved {
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
  readonly transactionHash: string;
}

/** All of Gatehouse with a real node for POLYGON, through a proxy that can misbehave. */
export class EvmScene {
  readonly usdc: TestToken;
  readonly usdt: TestToken;
  readonly proxy: NodeProxy;
  readonly secondProxy: NodeProxy;
  private readonly others: OwnGatehouse[] = [];

  private constructor(
    readonly node: AnvilNode,
    [usdc, usdt]: readonly [TestToken, TestToken],
    [proxy, secondProxy]: readonly [NodeProxy, NodeProxy],
    public gatehouse: OwnGatehouse,
    readonly gasWallet: string,
  ) {
    this.usdc = usdc;
    this.usdt = usdt;
    this.proxy = proxy;
    this.secondProxy = secondProxy;
  }

  static async open({
    confirmations = 3,
    blocksBefore = 0,
    usdc: contract = 'Coin',
    hasSecondNode = false,
    environment = {},
    otherChains = {},
    started = () => Promise.resolve(),
    ...options
  }: SceneOptions = {}): Promise<EvmScene> {
    const node = await AnvilNode.start(options);
    const [usdc, usdt] = [await node.deployToken(contract), await node.deployToken('TetherLike')];
    if (blocksBefore > 0) await node.mine(blocksBefore);
    const proxy = await NodeProxy.start(node.url);
    const second = hasSecondNode ? await NodeProxy.start(node.url) : proxy;
    const polygon = {
      RPC_URLS: [...new Set([proxy, second])].map(({ url }) => `POLYGON=${url}`).join(' '),
      CHAIN_IDS: `POLYGON=${testChainId}`,
      TOKEN_CONTRACTS: `POLYGON=USDC:${usdc.address},USDT:${usdt.address}`,
      CONFIRMATIONS: `POLYGON=${confirmations}`,
      POLL_MILLISECONDS: 'POLYGON=100',
    };
    const chains = Object.entries(polygon).map(([name, value]) => [name, `${value} ${otherChains[name] ?? ''}`.trim()]);
    const gatehouse = await Gatehouse.start({
      environment: { SANDBOX_PAYS_TESTNET: 'on', ...Object.fromEntries(chains), ...environment },
    });
    await started(gatehouse);
    const { address: gasWallet } = await gatehouse.service.get(Wallets).gasWallet('POLYGON');
    await node.setBalance(gasWallet, 1_000n * ether);
    await node.setBalance(stranger, 1_000n * ether);
    return new EvmScene(node, [usdc, usdt], [proxy, second], gatehouse, gasWallet);
  }

  /** Another process of the same installation, here as another application on its database. */
  async beside(): Promise<OwnGatehouse> {
    const other = await Gatehouse.start({ beside: this.gatehouse, environment: this.gatehouse.environment });
    this.others.push(other);
    return other;
  }

  async close(): Promise<void> {
    for (const other of this.others) await other.stop();
    await this.gatehouse.stop();
    await this.proxy.stop();
    await this.secondProxy.stop();
    await this.node.stop();
  }

  async holder(): Promise<Holder> {
    const organization = await this.gatehouse.organization();
    const { id, accountDetails } = await activeAccount(organization.api);
    return { organization, accountId: id, wallet: accountDetails?.walletDetails.walletAddress ?? '' };
  }

  /** With tokens that came over the chain and are final. */
  async funded(units: bigint, token = this.usdc): Promise<Holder> {
    const holder = await this.holder();
    await this.deposit(holder, units, token);
    await this.node.mine(10);
    const tokenSymbol = token === this.usdc ? 'USDC' : 'USDT';
    await this.holds(holder, { value: String(units), tokenSymbol });
    return holder;
  }

  /** Somebody sends tokens; the hash of the transaction. */
  async deposit({ wallet }: Holder, units: bigint, token = this.usdc): Promise<Hex> {
    await token.mint(stranger, units);
    return token.call('transfer', [wallet, units], stranger);
  }

  /** The same, signed and not sent: it can be sent again after its block was replaced. */
  async signedDeposit({ wallet }: Holder, units: bigint): Promise<string> {
    const nonce = BigInt(await this.node.rpc<string>('eth_getTransactionCount', stranger, 'latest'));
    return signedBy(1, { to: this.usdc.address, data: this.usdc.dataOf('transfer', [wallet, units]), nonce });
  }

  holds(
    { organization, accountId }: Holder,
    wanted: { value: string; reserved?: string; tokenSymbol?: string },
  ): Promise<AccountBody> {
    return untilBalance(organization.api, accountId, wanted);
  }

  /** As a service does that decides to pay. */
  request(
    { organization, accountId }: Holder,
    options: Partial<TransferRequest> = {},
    { service } = this.gatehouse,
  ): Promise<string> {
    return service.get(UnitOfWork).run((tx) =>
      service.get(Transfers).request(tx, {
        organizationId: organization.id,
        accountId,
        token: 'USDC',
        blockchain: 'POLYGON',
        payments: [{ destination: stranger, units: 1_000_000n }],
        reason: { mark: randomUUID(), since: new Date() },
        ...options,
      }),
    );
  }

  /** Time passes and a block is made, again and again, until it is so. */
  whileMining<T>(what: string, condition: () => Promise<T | undefined | false>): Promise<T> {
    const step = async (): Promise<T | undefined | false> => {
      await this.gatehouse.advance(61);
      await this.node.mine();
      return condition();
    };
    return until(what, step, { everyMilliseconds: 50 });
  }

  async untilOnChain(hash: string): Promise<void> {
    await until(
      `${hash} is on the chain`,
      async () => (await this.node.rpc('eth_getTransactionReceipt', hash)) !== null,
    );
  }

  /** What has left this wallet, the smallest first. */
  async paidBy({ wallet }: Holder): Promise<number[]> {
    return (await this.moved(wallet, 'from')).map(({ units }) => Number(units)).sort((one, other) => one - other);
  }

  /** Time passes at once until these transfers are so, and a block is made each time. */
  async comesTo(status: string, ids: readonly string[], { mining = true, seconds = 61 } = {}): Promise<void> {
    await until(
      `${ids.length} transfers are ${status}`,
      async () => {
        await this.gatehouse.advance(seconds);
        if (mining) await this.node.mine();
        const [row] = await this.gatehouse.sql<{ left: number }>(
          'SELECT count(*)::int AS left FROM transfer WHERE id = ANY($1) AND status <> $2',
          [ids, status],
        );
        return row?.left === 0;
      },
      { everyMilliseconds: 100 },
    );
  }

  /** Every transfer that a token ever told of, from or to this wallet. */
  async moved(wallet: string, side: 'from' | 'to', token = this.usdc): Promise<Moved[]> {
    const topic = word(wallet);
    const topics = side === 'from' ? [transferTopic, topic] : [transferTopic, null, topic];
    const filter = { address: token.address, fromBlock: '0x0', toBlock: 'latest', topics };
    const logs = await this.node.rpc<{ topics: Hex[]; data: Hex; transactionHash: string }[]>('eth_getLogs', filter);
    return logs.map(({ topics: [, from = '', to = ''], data, transactionHash }) => ({
      ...{ from: `0x${from.slice(26)}`, to: `0x${to.slice(26)}`, units: BigInt(data), transactionHash },
    }));
  }

  async isBalanced(): Promise<boolean> {
    const { body } = await this.gatehouse.operator.get('/ledger/proof');
    if (body['balanced'] !== true) throw new Error(`The ledger does not prove: ${JSON.stringify(body)}`);
    return true;
  }
}
