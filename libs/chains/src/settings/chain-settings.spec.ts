import { describe, expect, test } from '@jest/globals';
import { ConfigurationError, readConfig } from '#runtime';
import { type ChainConfig, chainConfig } from './chain-settings.js';

const keys = {
  OPERATOR_API_KEY: 'x'.repeat(24),
  MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
  SEED_KEY: Buffer.alloc(32, 2).toString('base64'),
  DATABASE_URL: 'postgres://localhost/gatehouse',
};

function chainsOf(environment: Record<string, string>): ChainConfig {
  return readConfig(environment, { name: 'test', port: 0 }) as ChainConfig;
}

describe('the settings of chains', () => {
  test.each([
    [{ RPC_URLS: 'BITCOIN=https://node.example' }, 'RPC_URLS must be values such as ETHEREUM=…, for ETHEREUM, POLYGON'],
    [{ RPC_URLS: 'POLYGON=wss://node.example/secret' }, 'RPC_URLS of POLYGON must be a URL that begins with http'],
    [{ RPC_URLS: 'BASE=https://a.example/1 BASE=https://a.example/1' }, 'RPC_URLS of BASE must name different nodes'],
    [{ CONFIRMATIONS: 'POLYGON=0' }, 'CONFIRMATIONS of POLYGON must be a whole number from 1'],
    [{ SWEEP_TO: 'POLYGON=0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }, 'SWEEP_TO must be values such as SOLANA=…'],
    [{ SWEEP_TO: 'TRON=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' }, 'SWEEP_TO of TRON has a wrong checksum'],
    [{ SWEEP_TO: 'SOLANA=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, 'SWEEP_TO of SOLANA is a TRON address'],
    [{ TOKEN_CONTRACTS: 'POLYGON=DAI:0x1' }, 'TOKEN_CONTRACTS of POLYGON must be USDC or USDT'],
  ])('%j is refused by its name', (environment, message) => {
    expect(() => chainsOf(environment)).toThrow(ConfigurationError);
    expect(() => chainsOf(environment)).toThrow(message);
  });

  test('a value for each chain is read by its name', () => {
    const { rpcUrls, confirmations, tokenContracts, sweepTo } = chainsOf({
      RPC_URLS: '  POLYGON=https://a.example/?key=1  SOLANA=http://b.example POLYGON=https://c.example ',
      SWEEP_TO: 'TRON=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      CHAIN_IDS: 'POLYGON=80002 SOLANA=EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG',
      CONFIRMATIONS: 'BASE=5',
      TOKEN_CONTRACTS: 'CELO=USDC:0x1,USDT:0x2',
    });
    expect(rpcUrls).toEqual({
      POLYGON: ['https://a.example/?key=1', 'https://c.example'],
      SOLANA: ['http://b.example'],
    });
    expect(sweepTo).toEqual({ TRON: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' });
    expect(confirmations).toEqual({ BASE: 5 });
    expect(tokenContracts).toEqual({ CELO: { USDC: '0x1', USDT: '0x2' } });
    expect(chainsOf({}).rpcUrls).toEqual({});
  });

  test('are provided where they were read, and only there', () => {
    const config = chainsOf({});
    expect(chainConfig.useFactory(config)).toBe(config);
    expect(() => chainConfig.useFactory({})).toThrow('read before the settings of ChainConfig were declared');
  });

  test.each([
    ['POLYGON', {}],
    ['SOLANA', {}],
    ['TRON', {}],
    ['TRON', { CHAIN_IDS: `TRON=00000000000000001ebf88508a03865c71d452e25f4d51194196a1d22b6653dc` }],
    ['BASE', { CHAIN_IDS: 'BASE=8453' }],
    ['BASE', { CHAIN_IDS: 'BASE=1' }],
    ['BASE', { CHAIN_IDS: 'BASE=0x2105' }],
    ['BASE', { CHAIN_IDS: 'BASE=08453' }],
    ['BASE', { CHAIN_IDS: 'BASE=8453.0' }],
    ['ETHEREUM', { CHAIN_IDS: 'ETHEREUM=10' }],
    ['BASE', { CHAIN_IDS: 'BASE=56' }],
    ['BASE', { CHAIN_IDS: 'BASE=100' }],
    ['POLYGON', { CHAIN_IDS: 'POLYGON=250' }],
    ['ETHEREUM', { CHAIN_IDS: 'ETHEREUM=324' }],
    ['POLYGON', { CHAIN_IDS: 'POLYGON=1101' }],
    ['POLYGON', { CHAIN_IDS: 'POLYGON=8453' }],
    ['BASE', { CHAIN_IDS: 'BASE=42161' }],
    ['BASE', { CHAIN_IDS: 'BASE=0xa4b1' }],
    ['BASE', { CHAIN_IDS: 'BASE=43114' }],
    ['ETHEREUM', { CHAIN_IDS: 'ETHEREUM=59144' }],
    ['ETHEREUM', { CHAIN_IDS: 'ETHEREUM=534352' }],
    ['SOLANA', { CHAIN_IDS: 'SOLANA=5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' }],
  ])('the sandbox refuses the main network of %s with %j', (name, environment) => {
    const nodes = { RPC_URLS: `${name}=https://node.example` };
    expect(() => chainsOf({ ...nodes, ...environment })).toThrow(`CHAIN_IDS must name a test network for ${name}`);
    expect(chainsOf({ MODE: 'live', ...keys, ...nodes, ...environment }).mode).toBe('live');
  });

  test.each(['11155111', '80002', '84532', '44787', '31337', '1337'])('the sandbox takes the test network %s', (id) => {
    expect(chainsOf({ RPC_URLS: 'BASE=https://node.example', CHAIN_IDS: `BASE=${id}` }).mode).toBe('sandbox');
  });

  test('live refuses nodes that others could answer for', () => {
    const live = (rpcUrl: string, allowed = ''): ChainConfig =>
      chainsOf({ MODE: 'live', ...keys, RPC_URLS: `BASE=${rpcUrl}`, ALLOW_PLAINTEXT: allowed });
    expect(() => live('http://node.example')).toThrow('RPC_URLS of BASE must begin with https when MODE=live');
    expect(() => live('http://node.example', 'other.example')).toThrow('RPC_URLS of BASE');
    expect(() => live('http://secret@node.example')).not.toThrow(/secret/);
    for (const taken of [
      live('http://localhost:8545'),
      live('https://node.example'),
      live('http://10.0.0.7', '10.0.0.7'),
    ])
      expect(taken.mode).toBe('live');
    expect(chainsOf({ RPC_URLS: 'BASE=http://node.example', CHAIN_IDS: 'BASE=84532' }).mode).toBe('sandbox');
  });

  test('live refuses to start without nodes of its own', () => {
    expect(() => chainsOf({ MODE: 'live', ...keys })).toThrow('RPC_URLS is required when MODE=live');
    expect(() => chainsOf({ MODE: 'live', RPC_URLS: 'x' })).toThrow(ConfigurationError);
    expect(() => chainsOf({ MODE: 'live' })).toThrow(/OPERATOR_API_KEY[^]*MASTER_KEY[^]*RPC_URLS/);
    expect(chainsOf({ MODE: 'live', ...keys, RPC_URLS: 'BASE=https://node.example' }).mode).toBe('live');
  });
});
