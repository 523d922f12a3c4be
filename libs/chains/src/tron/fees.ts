import { OrderRefused, type Preparation, type Wallet } from '../gateway/gateway.js';
import type { Call } from './transaction.js';
import type { TronNode } from './tron-node.js';

/** More than the transactions that are made here, with what the chain adds to them. */
const transactionBytes = 600n;
/** For the account of a wallet that the chain does not know yet: 1.1 TRX, with some to spare. */
const newAccountSun = 1_500_000n;
/** Prices are voted on, and a busy contract gets dearer: a fifth more than the estimate. */
const [spare, of] = [6n, 5n];

export interface TronFeesOptions {
  /** Fills other wallets, so it needs TRX. */
  readonly gasWallet: Wallet;
  /** The most that one transfer may cost, in sun: millionths of a TRX. */
  readonly highestFeeSun: bigint;
}

/** On TRON who sends pays: by burning coins of its own, for the energy that a call takes and for the bytes of the transaction. */
export class TronFees {
  constructor(
    private readonly node: TronNode,
    private readonly options: TronFeesOptions,
  ) {}

  /** The most that the energy of a call may cost. The call is tried first: what the chain would revert is not signed. */
  async feeLimit(call: Call): Promise<bigint> {
    const energy = await this.energyOf(call);
    const sun = (energy * (await this.price('getEnergyFee')) * spare) / of;
    if (sun > this.options.highestFeeSun)
      throw new Error(
        `A transfer on TRON costs ${inTrx(sun)} TRX at the moment, more than the ${inTrx(this.options.highestFeeSun)} that we pay`,
      );
    return sun;
  }

  /** The coins that a wallet lacks for a call. */
  async missing(call: Call): Promise<Preparation | undefined> {
    const needed = (await this.feeLimit(call)) + (await this.bytesFee());
    const balance = await this.balance(call.owner);
    if (balance >= needed) return undefined;
    const details = { what: 'gas', to: call.owner, sun: String(needed - balance) };
    return { key: `TRON gas ${call.owner}`, wallet: this.options.gasWallet, details };
  }

  async checkReserve(sun: bigint): Promise<void> {
    const { address } = this.options.gasWallet;
    const [balance, needed] = [await this.balance(address), sun + newAccountSun + (await this.bytesFee())];
    if (balance < needed)
      throw new Error(
        `The gas wallet ${address} on TRON has ${inTrx(balance)} TRX and needs ${inTrx(needed)} for the next transfer: send TRX to it`,
      );
  }

  private async energyOf({ owner, contract, data }: Call): Promise<bigint> {
    const answer = await this.node.ask('/wallet/triggerconstantcontract', {
      owner_address: owner,
      contract_address: contract,
      data: Buffer.from(data).toString('hex'),
      visible: true,
    });
    const result = answer.field('result');
    const outcome = answer.maybe('transaction')?.maybe('ret')?.items()[0]?.maybe('ret');
    if (result.maybe('result')?.value !== true || result.maybe('message') !== undefined || outcome?.value === 'FAILED')
      throw new OrderRefused(`The transfer of ${owner} would fail on TRON`);
    const energy = answer.field('energy_used');
    if (energy.whole() === 0) throw energy.isNot('what a transfer takes');
    return BigInt(energy.whole());
  }

  private async bytesFee(): Promise<bigint> {
    return transactionBytes * (await this.price('getTransactionFee'));
  }

  private async price(name: string): Promise<bigint> {
    const parameters = (await this.node.ask('/wallet/getchainparameters')).field('chainParameter');
    const parameter = parameters.items().find((each) => each.field('key').value === name);
    if (parameter === undefined) throw parameters.isNot(`a list with ${name}`);
    return BigInt(parameter.field('value').whole());
  }

  /** The chain does not know a wallet that never had coins. */
  private async balance(address: string): Promise<bigint> {
    const account = await this.node.ask('/wallet/getaccount', { address, visible: true });
    return BigInt(account.maybe('balance')?.whole() ?? 0);
  }
}

function inTrx(sun: bigint): string {
  return `${sun / 1_000_000n}.${String(sun % 1_000_000n).padStart(6, '0')}`;
}
