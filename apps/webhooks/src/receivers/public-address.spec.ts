import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { whyNotPublic } from './public-address.js';

describe('an address', () => {
  test.each([
    ['127.0.0.1', 'is a loopback address'],
    ['127.255.255.255', 'is a loopback address'],
    ['10.0.0.5', 'is a private address'],
    ['172.16.0.0', 'is a private address'],
    ['172.31.255.255', 'is a private address'],
    ['192.168.255.255', 'is a private address'],
    ['169.254.169.254', 'is a link-local address'],
    ['100.64.0.0', 'belongs to carrier-grade NAT'],
    ['100.127.255.255', 'belongs to carrier-grade NAT'],
    ['0.0.0.0', 'means this very network'],
    ['0.255.255.255', 'means this very network'],
    ['192.0.0.8', 'is reserved'],
    ['192.0.2.1', 'is reserved for documentation'],
    ['192.88.99.1', 'is reserved'],
    ['198.18.0.1', 'is reserved for benchmarks'],
    ['198.19.255.255', 'is reserved for benchmarks'],
    ['198.51.100.7', 'is reserved for documentation'],
    ['203.0.113.9', 'is reserved for documentation'],
    ['224.0.0.1', 'is a multicast address'],
    ['239.255.255.255', 'is a multicast address'],
    ['240.0.0.1', 'is reserved'],
    ['255.255.255.255', 'is the broadcast address'],
    ['168.63.129.16', 'belongs to a cloud platform'],
    ['::', 'means any address'],
    ['::1', 'is a loopback address'],
    ['0:0:0:0:0:0:0:1', 'is a loopback address'],
    ['::ffff:8.8.8.8', 'carries an IPv4 address inside'],
    ['::ffff:7f00:1', 'carries an IPv4 address inside'],
    ['::ffff:0:127.0.0.1', 'carries an IPv4 address inside'],
    ['::127.0.0.1', 'carries an IPv4 address inside'],
    ['64:ff9b::127.0.0.1', 'carries an IPv4 address inside'],
    ['64:ff9b:1::a00:5', 'carries an IPv4 address inside'],
    ['2002:7f00:1::', 'carries an IPv4 address inside'],
    ['2001:0:4136:e378:8000:63bf:80ff:fffe', 'carries an IPv4 address inside'],
    ['2001:10::1', 'is reserved'],
    ['2001:1ff::1', 'is reserved'],
    ['2001:db8::1', 'is reserved for documentation'],
    ['3fff:fff::1', 'is reserved for documentation'],
    ['100::1', 'leads nowhere'],
    ['fc00::1', 'is a private address'],
    ['fd00:ec2::254', 'is a private address'],
    ['fe80::1', 'is a link-local address'],
    ['febf::1', 'is a link-local address'],
    ['fec0::1', 'is a site-local address'],
    ['ff02::1', 'is a multicast address'],
    ['5f00::1', 'is reserved'],
    ['4000::1', 'is reserved'],
    ['1fff::1', 'is reserved'],
    ['fe80::1%eth0', 'names a network interface of this machine'],
    ['2606:4700::1%eth0', 'names a network interface of this machine'],
    ['localhost', 'is not an IP address'],
    ['127.1', 'is not an IP address'],
    ['', 'is not an IP address'],
  ])('%s %s', (address, why) => {
    expect(whyNotPublic(address)).toBe(why);
  });

  test.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '191.255.255.255',
    '192.0.1.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '168.63.129.17',
    '2000::1',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2003::1',
    '2606:4700:4700::1111',
    '3ffe::1',
    '3fff:1000::',
  ])('%s is public', (address) => {
    expect(whyNotPublic(address)).toBeUndefined();
  });

  test('is never public where an IPv4 address is written inside one of IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (inner) => {
        for (const prefix of ['::', '::ffff:', '::ffff:0:', '64:ff9b::', '64:ff9b:1::'])
          expect(whyNotPublic(prefix + inner)).toBeDefined();
      }),
    );
  });
});
