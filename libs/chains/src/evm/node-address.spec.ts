import { describe, expect, test } from '@jest/globals';
import { NodeAddress } from './node-address.js';

describe('where a node is', () => {
  test.each(['', 'localhost:8545', 'ftp://node', 'https://', '/ipc'])('cannot be %j, and is not repeated', (url) => {
    expect(() => new NodeAddress('BASE', url)).toThrow(
      /^The RPC URL of BASE has to begin with https:\/\/ or http:\/\/$/,
    );
  });

  test('may hold a name and a password, which go into a header', () => {
    const { url, headers } = new NodeAddress('BASE', 'https://us%40er:pass%3Aword@node.example/rpc');
    expect(url).toBe('https://node.example/rpc');
    expect(headers).toEqual({ authorization: `Basic ${Buffer.from('us@er:pass:word').toString('base64')}` });
    expect(new NodeAddress('BASE', 'https://node.example/rpc').headers).toEqual({});
  });

  test('is kept out of what the node said', () => {
    const address = new NodeAddress('BASE', 'https://my-endpoint.example/v2/0123456789abcdef?token=fedcba9876543210');
    const said = 'limit of 0123456789abcdef\n(fedcba9876543210) at my-endpoint.example, see https://pay.example/me';
    expect(address.hiddenIn(said)).toBe('limit of … (…) at …, see …');
    expect(address.hiddenIn('x'.repeat(5_000))).toHaveLength(200);
  });
});
