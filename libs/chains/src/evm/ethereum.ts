import type * as Accounts from 'viem/accounts';
import type * as Utilities from 'viem/utils';
import type { Address, Hex, TransactionSerializable } from 'viem';
import { disperse } from './contracts/disperse.js';

const token = [
  method('transfer', [{ type: 'address' }, { type: 'uint256' }]),
  method('approve', [{ type: 'address' }, { type: 'uint256' }]),
  method('balanceOf', [{ type: 'address' }]),
  method('allowance', [{ type: 'address' }, { type: 'address' }]),
] as const;

const feeOracle = [method('getL1FeeUpperBound', [{ type: 'uint256' }])] as const;

/** Anybody can deploy through it, and what is deployed has the same address everywhere: https://github.com/Arachnid/deterministic-deployment-proxy */
export const deploymentProxy: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const deploymentSalt: Hex = `0x${'00'.repeat(32)}`;

/** The formats of Ethereum. This is all that viem is used for; it is loaded when the first gateway is opened. */
export class Ethereum {
  readonly transferTopic: Hex;
  /** Where our contract is, once somebody deployed it: it follows from its code. */
  readonly disperseAddress: Address;

  private constructor(
    private readonly utilities: typeof Utilities,
    private readonly accounts: typeof Accounts,
  ) {
    this.transferTopic = utilities.toEventSelector('Transfer(address,address,uint256)');
    this.disperseAddress = utilities.getCreate2Address({
      from: deploymentProxy,
      salt: deploymentSalt,
      bytecode: disperse.bytecode,
    });
  }

  static async load(): Promise<Ethereum> {
    const [utilities, accounts] = await Promise.all([import('viem/utils'), import('viem/accounts')]);
    return new Ethereum(utilities, accounts);
  }

  /** With its checksum. `undefined` when it is no address, or has letters in both cases that do not fit. */
  addressOf(text: string): Address | undefined {
    const isOneCase = /^0x([0-9a-f]{40}|[0-9A-F]{40})$/.test(text);
    const isAddress = isOneCase || this.utilities.isAddress(text, { strict: true });
    return isAddress ? this.utilities.getAddress(text) : undefined;
  }

  hashOf(bytes: Hex): Hex {
    return this.utilities.keccak256(bytes);
  }

  transfer(destination: Address, units: bigint): Hex {
    return this.utilities.encodeFunctionData({ abi: token, functionName: 'transfer', args: [destination, units] });
  }

  approve(spender: Address, units: bigint): Hex {
    return this.utilities.encodeFunctionData({ abi: token, functionName: 'approve', args: [spender, units] });
  }

  balanceOf(owner: Address): Hex {
    return this.utilities.encodeFunctionData({ abi: token, functionName: 'balanceOf', args: [owner] });
  }

  allowance(owner: Address, spender: Address): Hex {
    return this.utilities.encodeFunctionData({ abi: token, functionName: 'allowance', args: [owner, spender] });
  }

  disperse(contract: Address, destinations: readonly Address[], units: readonly bigint[]): Hex {
    return this.utilities.encodeFunctionData({
      abi: disperse.abi,
      functionName: 'disperse',
      args: [contract, destinations, units],
    });
  }

  /** What chains that keep their data on Ethereum charge for that, for a transaction of so many bytes. */
  dataFee(bytes: bigint): Hex {
    return this.utilities.encodeFunctionData({
      abi: feeOracle,
      functionName: 'getL1FeeUpperBound',
      args: [bytes],
    });
  }

  deployment(): Hex {
    return this.utilities.concat([deploymentSalt, disperse.bytecode]);
  }

  addressOfKey(key: Uint8Array): Address {
    return this.accounts.privateKeyToAccount(this.utilities.bytesToHex(key)).address;
  }

  async sign(transaction: TransactionSerializable, key: Uint8Array): Promise<{ hash: Hex; raw: Hex }> {
    const account = this.accounts.privateKeyToAccount(this.utilities.bytesToHex(key));
    const raw = await account.signTransaction(transaction);
    return { hash: this.utilities.keccak256(raw), raw };
  }
}

function method<const N extends string, const I extends readonly { type: string }[]>(
  name: N,
  inputs: I,
): { type: 'function'; name: N; inputs: I; outputs: readonly []; stateMutability: 'nonpayable' } {
  return { type: 'function', name, inputs, outputs: [], stateMutability: 'nonpayable' };
}
