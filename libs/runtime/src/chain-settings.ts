import { evmBlockchains, evmChains } from '#contracts';
import { byName } from './by-name.js';
import { contracts, integer, nonEmpty, rpcUrl } from './setting-values.js';

/** Chains of which a node can be asked. */
const nodes = [...evmBlockchains, 'SOLANA'] as const;

/** What an operator says of the chains, each by its name. */
export const chainSettings = {
  rpcUrls: {
    variable: 'RPC_URLS',
    default: '',
    defaultInWords: 'none: all chains are simulated; required in `live`',
    about:
      'The nodes of chains, such as `POLYGON=https://… SOLANA=https://…`, separated by spaces. In `live` there are only the chains that are named',
    parse: byName(nodes, rpcUrl),
  },
  chainIds: {
    variable: 'CHAIN_IDS',
    default: '',
    defaultInWords: 'those of the main networks',
    about:
      'Other networks than those, such as `POLYGON=80002`; for Solana the hash of its first block. A node on another chain is not believed',
    parse: byName(nodes, nonEmpty),
  },
  confirmations: {
    variable: 'CONFIRMATIONS',
    default: '',
    defaultInWords: `\`${evmBlockchains.map((name) => `${name}=${evmChains[name].confirmations}`).join(' ')}\``,
    about: 'How many blocks make a transaction final, chain by chain',
    parse: byName(evmBlockchains, integer(1, 10_000)),
  },
  pollMilliseconds: {
    variable: 'POLL_MILLISECONDS',
    default: '',
    defaultInWords: '`2000`, and `ETHEREUM=6000`',
    about: 'How long to wait before a node is asked again what is new, chain by chain: providers count questions',
    parse: byName(nodes, integer(10, 600_000)),
  },
  tokenContracts: {
    variable: 'TOKEN_CONTRACTS',
    default: '',
    defaultInWords: 'those of their issuers',
    about: 'Other tokens than those, such as on a test network: `POLYGON=USDC:0x…,USDT:0x…`',
    parse: byName(nodes, contracts),
  },
} as const;
