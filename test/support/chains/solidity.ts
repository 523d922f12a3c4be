import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Hex } from '../../../libs/chains/src/evm/hex.js';
import { keep, kept } from '../run/kept-by-content.js';

type Abi = readonly { readonly name?: string; readonly inputs?: readonly { readonly type: string }[] }[];

export interface Compiled {
  readonly abi: Abi;
  readonly bytecode: Hex;
}

interface Output {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[];
  readonly contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
}

const require = createRequire(import.meta.url);
const { version } = require('solc/package.json') as { version: string };

/** All contracts of a file. What is left out of the code is only its metadata, which changes with every comment. */
export function compile(path: string): Record<string, Compiled> {
  const file = basename(path);
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(path, 'utf8') } },
    settings: {
      evmVersion: 'shanghai',
      optimizer: { enabled: true, runs: 1_000_000 },
      metadata: { bytecodeHash: 'none', appendCBOR: false },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const { errors = [], contracts } = JSON.parse(compiled(JSON.stringify(input))) as Output;
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return Object.fromEntries(
    Object.entries(contracts[file] ?? {}).map(([name, { abi, evm }]) => [
      name,
      { abi, bytecode: `0x${evm.bytecode.object}` },
    ]),
  );
}

/** The compiler is CommonJS, and megabytes of it: loaded only where something was never compiled before. */
function compiled(input: string): string {
  const found = kept('solidity', [version, input]);
  if (found !== undefined) return found.toString();
  const solc = require('solc') as { compile: (input: string) => string };
  const made = solc.compile(input);
  keep('solidity', [version, input], made);
  return made;
}

/** A call of a function whose arguments take a word each, as addresses and numbers do. */
export function callData({ abi }: Compiled, functionName: string, args: readonly unknown[]): Hex {
  const inputs = abi.find(({ name }) => name === functionName)?.inputs;
  if (inputs?.length !== args.length) throw new Error(`No ${functionName} takes ${args.length} arguments`);
  const signature = `${functionName}(${inputs.map(({ type }) => type).join()})`;
  const selector = Buffer.from(keccak_256(Buffer.from(signature)).subarray(0, 4)).toString('hex');
  return `0x${selector}${args.map((arg) => word(arg as string | bigint).slice(2)).join('')}`;
}

/** An address or a number as 32 bytes. */
export function word(value: string | bigint): Hex {
  return `0x${BigInt(value).toString(16).padStart(64, '0')}`;
}
