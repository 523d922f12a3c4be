import { expect, test } from '@jest/globals';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { compile } from '../../support/chains/solidity.js';

const folder = join(import.meta.dirname, '../../../libs/chains/src/evm/contracts');
const heads = {
  Disperse: [
    '// Written from Disperse.sol by test/chains/evm/contracts.spec.ts with UPDATE_CONTRACTS=1. Where the contract is',
    '// follows from its code: another code is another contract, which every wallet has to approve anew.',
  ],
  Holdings: ['// Written from Holdings.sol by test/chains/evm/contracts.spec.ts with UPDATE_CONTRACTS=1.'],
};

test.each(Object.entries(heads))(
  'what is sent is what %s.sol says (UPDATE_CONTRACTS=1 writes it)',
  async (name, head) => {
    const target = join(folder, `${name.toLowerCase()}.ts`);
    const { abi, bytecode } = compile(join(folder, `${name}.sol`))[name] ?? {};
    const lines = [
      ...head,
      `export const ${name.toLowerCase()} = {`,
      ...(name === 'Disperse' ? [`  abi: ${JSON.stringify(abi)},`] : []),
      `  bytecode: '${bytecode ?? ''}',`,
      '} as const;',
      '',
    ];
    const written = await format(lines.join('\n'), { parser: 'typescript', printWidth: 120, singleQuote: true });
    if (process.env['UPDATE_CONTRACTS'] === '1') writeFileSync(target, written);
    expect(existsSync(target) ? readFileSync(target, 'utf8') : '').toBe(written);
  },
);
