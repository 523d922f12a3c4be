import type * as Signer from 'micro-eth-signer';
import type * as Abi from 'micro-eth-signer/abi.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { disperse } from './contracts/disperse.js';
import { holdings } from './contracts/holdings.js';
import type { Address, Hex } from './hex.js';

const token = [
  method('transfer', [{ type: 'address' }, { type: 'uint256' }]),
  method('approve', [{ type: 'address' }, { type: 'uint256' }]),
  method('balanceOf', [{ type: 'address' }]),
  method('allowance', [{ type: 'address' }, { type: 'address' }]),
] as const;

const feeOracle = [method('getL1FeeUpperBound', [{ type: 'uint256' }])] as const;

/** Anyone can deploy through it, and what is deployed has the same address on every chain: https://github.com/Arachnid/deterministic-deployment-proxy */
export const deploymentProxy: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
const deploymentSalt: Hex = `0x${'00'.repeat(32)}`;

interface Content {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
  readonly chainId: bigint;
  readonly nonce: bigint;
  readonly gasLimit: bigint;
}

export type Unsigned = Content &
  (
    | { readonly type: 'legacy'; readonly gasPrice: bigint }
    | { readonly type: 'eip1559'; readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }
  );

/** The formats of Ethereum, and all that micro-eth-signer is used for. It is loaded when the first gateway is opened. */
export class Ethereum {
  readonly transferTopic = keccak('Transfer(address,address,uint256)');
  /** The address of our contract once it is deployed: it follows from its code. */
  readonly disperseAddress: Address;
  private readonly token;
  private readonly disperser;
  private readonly oracle;

  private constructor(
    private readonly signer: typeof Signer,
    { createContract }: typeof Abi,
  ) {
    this.token = createContract(token);
    this.disperser = createContract(disperse.abi);
    this.oracle = createContract(feeOracle);
    this.disperseAddress = signer.addr.getCreate2Address(
      deploymentProxy,
      deploymentSalt,
      this.hashOf(disperse.bytecode),
    ) as Address;
  }

  static async load(): Promise<Ethereum> {
    const signer = await import('micro-eth-signer');
    return new Ethereum(signer, await import('micro-eth-signer/abi.js'));
  }

  /** With its checksum. `undefined` if it is no address or its checksum is wrong. */
  addressOf(text: string): Address | undefined {
    const { addr } = this.signer;
    return text.startsWith('0x') && addr.isValid(text) ? (addr.addChecksum(text) as Address) : undefined;
  }

  hashOf(bytes: Hex): Hex {
    return keccak(Buffer.from(bytes.slice(2), 'hex'));
  }

  transfer(destination: Address, units: bigint): Hex {
    return hex(this.token.transfer.encodeInput([destination, units]));
  }

  approve(spender: Address, units: bigint): Hex {
    return hex(this.token.approve.encodeInput([spender, units]));
  }

  balanceOf(owner: Address): Hex {
    return hex(this.token.balanceOf.encodeInput(owner));
  }

  /** Code that answers what these wallets hold of a token: see `Holdings.sol`. */
  holdings(contract: Address, owners: readonly Address[]): Hex {
    const words = [contract, '0x40', `0x${owners.length.toString(16)}`, ...owners];
    return `${holdings.bytecode}${words.map((word) => word.slice(2).toLowerCase().padStart(64, '0')).join('')}`;
  }

  allowance(owner: Address, spender: Address): Hex {
    return hex(this.token.allowance.encodeInput([owner, spender]));
  }

  disperse(contract: Address, destinations: readonly Address[], units: readonly bigint[]): Hex {
    return hex(
      this.disperser.disperse.encodeInput({ token: contract, destinations: [...destinations], units: [...units] }),
    );
  }

  /** What rollups charge for keeping so many bytes on Ethereum. */
  dataFee(bytes: bigint): Hex {
    return hex(this.oracle.getL1FeeUpperBound.encodeInput(bytes));
  }

  deployment(): Hex {
    return `${deploymentSalt}${disperse.bytecode.slice(2)}` as Hex;
  }

  /** `signing` is given the bytes that are signed. The library's checks for unusual values are off: they reject nonces above 131,072. */
  async sign(
    transaction: Unsigned,
    signing: (bytes: Uint8Array) => Promise<Uint8Array>,
  ): Promise<{ hash: Hex; raw: Hex }> {
    const { Transaction } = this.signer;
    const unsigned = Transaction.prepare(transaction, false);
    const signature = Buffer.from(await signing(unsigned.toBytes()));
    const [recovery = 0, r, s] = [signature[0], numberAt(signature, 1), numberAt(signature, 33)] as const;
    const signed = new Transaction(unsigned.type, { ...unsigned.raw, r, s, yParity: recovery }, { strict: false });
    return { hash: signed.hash as Hex, raw: signed.toHex() as Hex };
  }
}

/** 32 bytes of it. */
function numberAt(bytes: Uint8Array, start: number): bigint {
  return BigInt(hex(bytes.subarray(start, start + 32)));
}

function keccak(bytes: Uint8Array | string): Hex {
  return hex(keccak_256(typeof bytes === 'string' ? Buffer.from(bytes) : bytes));
}

function hex(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes).toString('hex')}`;
}

function method<const N extends string, const I extends readonly { type: string }[]>(
  name: N,
  inputs: I,
): { type: 'function'; name: N; inputs: I; outputs: readonly [] } {
  return { type: 'function', name, inputs, outputs: [] };
}
