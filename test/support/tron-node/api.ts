import { createBase58check } from '@scure/base';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Executed, type Ledger, type LedgerBlock, Refused, prices } from './ledger.js';

type Question = Readonly<Record<string, unknown>>;

const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const balanceOf = '70a08231';
const base58check = createBase58check(sha256);

export const hexOf = (address: string): string => Buffer.from(base58check.decode(address)).toString('hex');

/** The calls of the HTTP API that are used here, with the answers of a real node: what is zero or empty is left out. */
export const calls: Readonly<Record<string, (ledger: Ledger, question: Question, newest: LedgerBlock) => unknown>> = {
  getnowblock: (_, __, newest) => shown(newest),
  getblockbynum: ({ blocks }, { num }, newest) => {
    const block = blocks[Number(num)];
    return block === undefined || block.number > newest.number ? {} : shown(block);
  },
  gettransactioninfobyblocknum: ({ blocks }, { num }, newest) => {
    const block = blocks[Number(num)];
    return block === undefined || block.number > newest.number
      ? []
      : block.transactions.map((transaction) => infoOf(block, transaction));
  },
  gettransactioninfobyid: (ledger, { value }, newest) => {
    const found = ledger.found(String(value), newest);
    return found === undefined ? {} : infoOf(found.block, found.transaction);
  },
  getaccount: ({ coins }, { address }) => {
    const [hex, balance] = [hexOf(String(address)), coins.get(hexOf(String(address)))];
    return balance === undefined ? {} : { address: hex, ...(balance === 0n ? {} : { balance: Number(balance) }) };
  },
  getchainparameters: () => ({
    chainParameter: [
      { key: 'getMaintenanceTimeInterval', value: 21_600_000 },
      { key: 'getTransactionFee', value: prices.byteSun },
      { key: 'getAllowMultiSign' },
      { key: 'getEnergyFee', value: prices.energySun },
    ],
  }),
  triggerconstantcontract: (ledger, { owner_address: owner, contract_address: contract, data }) => {
    if (String(data).startsWith(balanceOf)) {
      const units = ledger.units(hexOf(String(contract)), `41${String(data).slice(-40)}`);
      return { result: { result: true }, energy_used: 541, constant_result: [units.toString(16).padStart(64, '0')] };
    }
    const isRefused = ledger.isRefused(hexOf(String(owner)), hexOf(String(contract)), String(data));
    return {
      result: { result: true, ...(isRefused ? { message: '524556455254206f70636f6465206578656375746564' } : {}) },
      energy_used: isRefused ? 2_000 : prices.energyOfTransfer,
      constant_result: [''],
      transaction: { ret: [isRefused ? { ret: 'FAILED' } : {}], visible: true },
    };
  },
  broadcasthex: (ledger, { transaction }) => {
    try {
      return {
        result: true,
        code: 'SUCCESS',
        txid: ledger.submit(String(transaction)),
        message: '',
        transaction: '{}',
      };
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause;
      return { result: false, code: cause.code, txid: '', message: cause.code, transaction: '{}' };
    }
  },
};

function shown({ number, id, parentId, time, transactions }: LedgerBlock): unknown {
  return {
    blockID: id,
    block_header: {
      raw_data: {
        ...(number === 0 ? {} : { number, timestamp: time }),
        txTrieRoot: rootOf(transactions),
        witness_address: `41${'0'.repeat(40)}`,
        parentHash: parentId,
      },
      witness_signature: '',
    },
    ...(transactions.length === 0 ? {} : { transactions: transactions.map(executed) }),
  };
}

/** Not as a real one is, which follows from the transactions, but as it is where there are none. */
function rootOf(transactions: readonly Executed[]): string {
  return (transactions.length === 0 ? '00' : 'ab').repeat(32);
}

function executed({ hash, type, data, result = 'SUCCESS' }: Executed): unknown {
  const contract = [{ type, parameter: { value: data === undefined ? {} : { data } } }];
  return { ret: [{ contractRet: result }], signature: [''], txID: hash, raw_data: { contract } };
}

function infoOf({ number, time }: LedgerBlock, { hash, result, logs }: Executed): unknown {
  return {
    id: hash,
    blockNumber: number,
    blockTimeStamp: time,
    contractResult: [''],
    receipt: { net_usage: 345, ...(result === undefined ? {} : { result }) },
    ...(result === undefined || result === 'SUCCESS' ? {} : { result: 'FAILED' }),
    ...(logs.length === 0 ? {} : { log: logs.map(logOf) }),
  };
}

/** Logs have addresses without the byte of the network. */
function logOf({ contract, from, to, units }: Executed['logs'][number]): unknown {
  const [source, destination] = [from, to].map((address) => address.slice(2).padStart(64, '0'));
  return {
    address: contract.slice(2),
    topics: [transferTopic, source, destination],
    data: units.toString(16).padStart(64, '0'),
  };
}
