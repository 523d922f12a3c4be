import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isOwnMachine, reachesOwnMachine, readReceiverUrl } from './receiver-url.js';
import { ReceiverRefused } from './receiver.errors.js';

function refusalOf(url: string, mode: 'sandbox' | 'live'): string | undefined {
  try {
    readReceiverUrl(url, mode === 'sandbox');
    return undefined;
  } catch (refused) {
    expect(refused).toBeInstanceOf(ReceiverRefused);
    return (refused as ReceiverRefused).reason;
  }
}

/** 253 characters, of labels that are not too long. */
const longestName = `${'a'.repeat(61)}${`.${'a'.repeat(63)}`.repeat(3)}`;

describe("the URL of a partner's server", () => {
  test.each([
    'https://example.com',
    'https://example.com/webhooks?tenant=7&x=%20',
    'HTTPS://Hooks.Example.COM:8443/A',
    'https://xn--bcher-kva.example/',
    'https://a_b.example-host.co/',
    'https://1.1.1.1/',
    'https://[2606:4700:4700::ABCD]:444/',
    'https://localhost.example.com/',
    'https://example.com/@user',
    'https://example.com:/',
    'https://my.homelocal/',
    `https://${longestName}/`,
    `https://example.com/${'x'.repeat(2_048 - 'https://example.com/'.length)}`,
  ])('may be %.60s', (url) => {
    expect(refusalOf(url, 'live')).toBeUndefined();
    expect(refusalOf(url, 'sandbox')).toBeUndefined();
    expect(readReceiverUrl(url, false).href).toBe(new URL(url).href);
  });

  test.each([
    ['', 'must be a URL such as https://example.com/webhooks'],
    ['example.com/webhooks', 'must be a URL'],
    ['//example.com', 'must be a URL'],
    ['https:example.com', 'must be a URL'],
    ['https:/example.com', 'must be a URL'],
    ['https:///example.com', 'must be a URL'],
    ['https://', 'must be a URL'],
    ['ftp://example.com', 'must be a URL'],
    ['file:///etc/passwd', 'must be a URL'],
    ['https://example.com:65536', 'must be a URL'],
    ['https://example.com:x', 'must be a URL'],
    ['https://[::1', 'must be a URL'],
    ['https://example.com:0/', 'must not name port 0'],
    ['http://example.com', 'must use https'],
    [`https://example.com/${'x'.repeat(2_049)}`, 'must have at most 2048 characters'],
    [' https://example.com', 'must be plain ASCII'],
    ['https://example.com/\n', 'must be plain ASCII'],
    ['https://exa\tmple.com/', 'must be plain ASCII'],
    ['https:\\\\example.com', 'must be plain ASCII'],
    ['https://example.com\\@127.0.0.1/', 'must be plain ASCII'],
    ['https://bücher.example/', 'must be plain ASCII'],
    ['https://example。com/', 'must be plain ASCII'],
    ['https://example.com/#part', 'must not have a fragment'],
    ['https://example.com/#', 'must not have a fragment'],
    ['https://user@example.com/', 'must not have a user name or password'],
    ['https://:@example.com/', 'must not have a user name or password'],
    ['https://example.com@127.0.0.1/', 'must not have a user name or password'],
    ['https://example.com./', 'must name a host that can exist'],
    ['https://a..b/', 'must name a host that can exist'],
    ['https://-a.example/', 'must name a host that can exist'],
    [`https://a${longestName}/`, 'must name a host that can exist'],
    [`https://${'a'.repeat(64)}.example/`, 'must name a host that can exist'],
    [`https://${'a.'.repeat(127)}example/`, 'must name a host that can exist'],
    ['https://%65xample.com/', 'must write its host as example.com'],
    ['https://16843009/', 'must write its host as 1.1.1.1'],
    ['https://0x01010101/', 'must write its host as 1.1.1.1'],
    ['https://1.1.1.1./', 'must write its host as 1.1.1.1'],
    ['https://[2606:4700:0:0:0:0:0:1]/', 'must write its host as [2606:4700::1]'],
    ['https://10.0.0.5/', 'must lead to public addresses only, and 10.0.0.5 is a private address'],
    ['https://2130706433/', 'must lead to public addresses only, and 127.0.0.1 is a loopback address'],
    ['https://[::ffff:127.0.0.1]/', 'and ::ffff:7f00:1 carries an IPv4 address inside'],
    ['https://intranet/', 'must name a public host, which has a dot in its name'],
    ['https://constructor/', 'must name a public host'],
    ['https://printer.local/', 'must name a public host: names in .local are for inner use'],
    ['https://metadata.google.internal/', 'names in .internal'],
    ['https://nas.home.arpa/', 'names in .home.arpa'],
    ['https://app.LOCALHOST/', 'names in .localhost'],
  ])('is never %.60s: it %s', (url, reason) => {
    expect(refusalOf(url, 'live')).toContain(reason);
    expect(refusalOf(url, 'sandbox')).toContain(reason);
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])('may lead to %s in the sandbox alone, with http too', (host) => {
    for (const url of [`https://${host}/hook`, `http://${host}:3000/hook`]) {
      expect(readReceiverUrl(url, true).href).toBe(url);
      expect(refusalOf(url, 'live')).toBeDefined();
    }
  });

  test.each(['localhost', '127.0.0.1', '::1', '[::1]'])(
    'may lead to this machine while Gatehouse listens on %s',
    (host) => {
      expect([reachesOwnMachine({ mode: 'sandbox', host }), reachesOwnMachine({ mode: 'live', host })]).toEqual([
        true,
        false,
      ]);
    },
  );

  test.each(['0.0.0.0', '::', '10.0.0.7', 'gatehouse.internal'])(
    'leads to no own machine where strangers reach %s',
    (host) => {
      expect(reachesOwnMachine({ mode: 'sandbox', host })).toBe(false);
    },
  );

  test('tells this machine from others', () => {
    const urls = ['http://localhost:1/', 'https://127.0.0.1/x', 'http://[::1]:80/', 'https://localhost.example.com/'];
    expect(urls.map(isOwnMachine)).toEqual([true, true, true, false]);
  });

  test.each([
    '2130706433',
    '0177.0.0.1',
    '127.1',
    '0x7f.0.0.1',
    '[::ffff:127.0.0.1]',
    '127.0.0.1.',
    'LOCALHOST',
    'ⓛocalhost',
    'localhost.',
    '127.0.0.2',
    '[0:0:0:0:0:0:0:1]',
    '%6cocalhost',
    '１27.0.0.1',
    '0.0.0.0',
  ])('never says %s for the own machine', (host) => {
    for (const scheme of ['http', 'https']) expect(refusalOf(`${scheme}://${host}:3000/`, 'sandbox')).toBeDefined();
  });

  test('is read or refused whatever it is, and what is read is called as it was written', () => {
    const pieces = fc.constantFrom(
      'https://',
      'http://',
      '@',
      ':',
      '/',
      '.',
      '[',
      ']',
      '%',
      '127',
      '0x7f',
      'a',
      '1',
      '#',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 9 }), (parts) => {
        const text = parts.join('');
        if (refusalOf(text, 'live') !== undefined) return;
        expect(text.toLowerCase()).toContain(`//${new URL(text).hostname}`);
      }),
    );
  });
});
