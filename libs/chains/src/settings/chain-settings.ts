import {
  type Blockchain,
  type TokenSymbol,
  blockchains,
  evmBlockchains,
  evmChains,
  tokenSymbols,
  parseUrl,
} from '#contracts';
import {
  Config,
  type SettingsOf,
  choiceOf,
  declareSettings,
  integerBetween,
  isExposed,
  listsByName,
  nonEmptyText,
  valuesByName,
} from '#runtime';
import { addressProblem } from '../addresses/address.js';
import { otherMainNetworks } from './other-main-networks.js';
import { solanaMainnet } from './solana-mainnet.js';
import { tronMainnet } from './tron-mainnet.js';
import { usualPollMilliseconds } from './usual-poll-milliseconds.js';

/** Accounts hold no tokens of their own on these: what is deposited there becomes the platform's when it is converted. */
const swept = ['SOLANA', 'TRON'] as const;
const mainNetworkIds = new Set([...blockchains.map(mainNetworkId), ...otherMainNetworks.map(String)]);

/** What an operator says of the chains, each by its name. */
export abstract class ChainConfig extends Config {
  /** Of each chain its nodes: where there are several, what becomes money has to be known to all. */
  readonly rpcUrls: Readonly<Partial<Record<Blockchain, readonly string[]>>>;
  readonly chainIds: Readonly<Partial<Record<Blockchain, string>>>;
  readonly confirmations: Readonly<Partial<Record<Blockchain, number>>>;
  readonly pollMilliseconds: Readonly<Partial<Record<Blockchain, number>>>;
  readonly tokenContracts: Readonly<Partial<Record<Blockchain, Readonly<Partial<Record<TokenSymbol, string>>>>>>;
  readonly sweepTo: Readonly<Partial<Record<Blockchain, string>>>;
  readonly sandboxPaysTestnet: 'on' | 'off';
}

const settings: SettingsOf<Omit<ChainConfig, keyof Config>> = {
  rpcUrls: {
    variable: 'RPC_URLS',
    default: '',
    defaultInWords: 'none: all chains are simulated; required in `live`',
    about:
      'The nodes of chains, such as `POLYGON=https://… SOLANA=https://…`, separated by spaces. In `live` there are only the chains that are named. A chain that is named twice, with nodes of two providers, believes neither alone: deposits are credited when both know their block',
    parse: listsByName(blockchains, rpcUrl),
  },
  chainIds: {
    variable: 'CHAIN_IDS',
    default: '',
    defaultInWords: 'those of the main networks',
    about:
      'Other networks than those, such as `POLYGON=80002`; for Solana and TRON the hash of the first block. A node on another chain is not believed',
    parse: valuesByName(blockchains, nonEmptyText),
  },
  confirmations: {
    variable: 'CONFIRMATIONS',
    default: '',
    defaultInWords: `\`${evmBlockchains.map((name) => `${name}=${evmChains[name].confirmations}`).join(' ')}\``,
    about:
      'How many blocks make a transaction final, chain by chain. Where the nodes of a chain say up to which block it is finalized, nothing newer is final, however many blocks there are',
    parse: valuesByName(evmBlockchains, integerBetween(1, 10_000)),
  },
  pollMilliseconds: {
    variable: 'POLL_MILLISECONDS',
    default: '',
    defaultInWords: `\`${blockchains.map((name) => `${name}=${usualPollMilliseconds[name]}`).join(' ')}\``,
    about: 'How long to wait before a node is asked again what is new, chain by chain: providers count questions',
    parse: valuesByName(blockchains, integerBetween(10, 600_000)),
  },
  tokenContracts: {
    variable: 'TOKEN_CONTRACTS',
    default: '',
    defaultInWords: 'those of their issuers',
    about: 'Other tokens than those, such as on a test network: `POLYGON=USDC:0x…,USDT:0x…`',
    parse: valuesByName(blockchains, contracts),
  },
  sweepTo: {
    variable: 'SWEEP_TO',
    default: '',
    defaultInWords: 'nowhere: they stay in the wallets of the accounts',
    about:
      'Addresses of your own, such as `TRON=T…`, to which deposited tokens are sent once an account has been given others for them',
    parse: valuesByName(swept, nonEmptyText),
  },
  sandboxPaysTestnet: {
    variable: 'SANDBOX_PAYS_TESTNET',
    default: 'off',
    about:
      'In the sandbox: whether the money that it makes up may be turned into tokens of a test network, and these into such money',
    parse: choiceOf(['on', 'off']),
  },
};

export const chainConfig = declareSettings(ChainConfig, settings, (config) => [
  ...nodeProblems(config),
  ...sweepProblems(config),
]);

function nodeProblems(config: Partial<ChainConfig>): string[] {
  const { mode, rpcUrls } = config;
  if (rpcUrls === undefined) return [];
  return [...repeatedNodes(rpcUrls), ...(mode === 'live' ? liveProblems(config, rpcUrls) : mainNetworksIn(config))];
}

/** Its second opinion would be its first. */
function repeatedNodes(rpcUrls: ChainConfig['rpcUrls']): string[] {
  return Object.entries(rpcUrls)
    .filter(([, urls]) => new Set(urls).size < urls.length)
    .map(([blockchain]) => `RPC_URLS of ${blockchain} must name different nodes`);
}

function liveProblems(config: Partial<ChainConfig>, rpcUrls: ChainConfig['rpcUrls']): string[] {
  if (Object.keys(rpcUrls).length === 0) return ['RPC_URLS is required when MODE=live: chains are not simulated there'];
  return Object.entries(rpcUrls)
    .filter(([, urls]) => urls.some((url) => url.startsWith('http:') && isExposed(config, new URL(url).hostname)))
    .map(
      ([blockchain]) =>
        `RPC_URLS of ${blockchain} must begin with https when MODE=live, or its host must be named in ALLOW_PLAINTEXT`,
    );
}

function sweepProblems({ sweepTo = {} }: Partial<ChainConfig>): string[] {
  return swept.flatMap((name) => {
    const problem = sweepTo[name] === undefined ? undefined : addressProblem(name, sweepTo[name]);
    return problem === undefined ? [] : [`SWEEP_TO of ${name} ${problem}`];
  });
}

/** The sandbox makes up money, and would pay it out in real one. */
function mainNetworksIn({ rpcUrls = {}, chainIds = {} }: Partial<ChainConfig>): string[] {
  return blockchains
    .filter((name) => rpcUrls[name] !== undefined && isMainNetwork(chainIds[name] ?? mainNetworkId(name)))
    .map(
      (name) =>
        `CHAIN_IDS must name a test network for ${name}, or MODE must be live: the sandbox makes up money, and a main network would pay it out`,
    );
}

/** However it is written: gateways take `0x2105` for 8453. */
function isMainNetwork(id: string): boolean {
  return mainNetworkIds.has(id) || mainNetworkIds.has(String(Number(id)));
}

function mainNetworkId(name: Blockchain): string {
  if (name === 'SOLANA') return solanaMainnet;
  return name === 'TRON' ? tronMainnet : String(evmChains[name].chainId);
}

/** It may hold a key, so it is never repeated in the message. */
function rpcUrl(text: string): string {
  if (!/^https?:\/\//.test(text) || parseUrl(text) === undefined)
    throw new Error('must be a URL that begins with http');
  return text;
}

function contracts(text: string): Partial<Record<TokenSymbol, string>> {
  const pairs = text.split(',').map((pair) => {
    const [symbol = '', address = ''] = pair.split(':');
    if (!(tokenSymbols as readonly string[]).includes(symbol) || address === '')
      throw new Error(`must be ${tokenSymbols.join(' or ')}, a colon and the address of its contract`);
    return [symbol, address];
  });
  return Object.fromEntries(pairs) as Partial<Record<TokenSymbol, string>>;
}
