import { describe, expect, test } from '@jest/globals';
import { BlockList } from 'node:net';
import fc from 'fast-check';
import { limitedNetwork } from './limited-network.js';

describe('the network that a limit is about', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['what is no address', 'what is no address'],
  ])('of %s is %s', (address, network) => {
    expect(limitedNetwork(address)).toBe(network);
  });

  test('holds the address, and its neighbours have the same', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.bigInt(0n, 2n ** 64n - 1n), (address, neighbour) => {
        const network = limitedNetwork(address);
        fc.pre(network.endsWith('::/64'));
        const list = new BlockList();
        list.addSubnet(network.slice(0, -3), 64, 'ipv6');
        expect(list.check(address, 'ipv6')).toBe(true);
        const rest = [48n, 32n, 16n, 0n].map((bits) => ((neighbour >> bits) & 0xffffn).toString(16)).join(':');
        fc.pre(!network.startsWith('0:0:0:0:'));
        expect(limitedNetwork(`${network.slice(0, -5)}:${rest}`)).toBe(network);
      }),
    );
  });
});
