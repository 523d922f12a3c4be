/** Every way to write an inner host that we know of. */
export const hosts: readonly string[] = [
  // The whole, and parts of it, as decimal, octal and hexadecimal numbers.
  ...['2130706433', '017700000001', '0x7f000001', '0X7F000001', '0x7f.0.0.1', '0x7F.0x0.0x0.0x1', '0177.0.0.1'],
  ...['0177.0x0.0.1', '127.1', '127.0.1', '0x7f.1', '0177.1', '127.0x000001', '127.00.00.01', '127.000.000.001'],
  ...['0000000177.0.0.1', '0x00000000007f.0.0.1', '0', '0.0.0.0', '0x0', '00', '0.0', '127.0.0.1.', '127.1.'],
  ...['127.0.0.2', '127.255.255.254', '127.127', '10.0.0.5', '10.5', '167772165', '192.168.0.1', '192.168.257'],
  ...[
    '172.16.0.1',
    '2886729729',
    '169.254.169.254',
    '2852039166',
    '0xA9FEA9FE',
    '0251.0376.0251.0376',
    '169.254.43518',
  ],
  ...['100.64.0.1', '100.100.100.200', '192.0.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['240.0.0.1', '168.63.129.16'],
  // IPv6, and IPv4 inside of it: mapped, translated, compatible, NAT64, 6to4, Teredo.
  ...['[::]', '[0::0]', '[0:0:0:0:0:0:0:1]', '[0000:0000:0000:0000:0000:0000:0000:0001]', '[::0001]', '[::0.0.0.1]'],
  ...['[::ffff:127.0.0.1]', '[::FFFF:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:127.0.0.1]', '[::ffff:10.0.0.5]'],
  ...['[::ffff:0:127.0.0.1]', '[::127.0.0.1]', '[::7f00:1]', '[64:ff9b::127.0.0.1]', '[64:ff9b::a9fe:a9fe]'],
  ...['[64:ff9b:1::127.0.0.1]', '[2002:7f00:1::]', '[2002:7f00:0001::1]', '[2002:a9fe:a9fe::]'],
  ...['[2001:0:7f00:1::]', '[2001:0000:4136:e378:8000:63bf:80ff:fffe]', '[fe80::1]', '[fe80::1%lo]', '[fe80::1%25lo]'],
  ...['[::1%lo]', '[::1%25lo]', '[fc00::1]', '[fd00:ec2::254]', '[fec0::1]', '[ff02::1]', '[100::1]', '[2001:db8::1]'],
  // What turns into the same in some parsers: other digits and dots, escapes, what is not seen.
  ...[
    '１２７.0.0.1',
    '①②⑦.0.0.1',
    '127。0。0。1',
    '127．0．0．1',
    '127｡0｡0｡1',
    '𝟏𝟐𝟕.0.0.1',
    '127.0.0.1\u00ad',
    '127.0.0.\u200b1',
  ],
  ...[
    '%31%32%37.0.0.1',
    '127%2e0%2e0%2e1',
    '%6c%6f%63%61%6c%68%6f%73%74',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    'ｌｏｃａｌｈｏｓｔ',
    '127.0.0.1%00',
  ],
  ...['\t127.0.0.1', '127.0.\n0.1', 'ſocalhost', 'ʟocalhost', '127.0.0.1%20', '[::1', '::1'],
  // Names that are never public.
  ...['LOCALHOST', 'LocalHost', 'localhost.', 'app.localhost', 'localhost.localdomain', 'ip6-localhost', 'loopback'],
  ...['metadata.google.internal', 'kubernetes.default.svc.cluster.local', 'db', 'router.home.arpa'],
];

/** With their scheme: who is called is not who it looks like. */
export const disguises: readonly string[] = [
  ...[
    'https://public.example@127.0.0.1:PORT/',
    'https://public.example:443@127.0.0.1:PORT/',
    'https://@127.0.0.1:PORT/',
  ],
  ...['https://127.0.0.1:PORT@127.0.0.1:PORT/', 'https://public.example%40@127.0.0.1:PORT/', 'https://:@[::1]:PORT/'],
  ...['https://public.example\\@127.0.0.1:PORT/', 'https:\\\\127.0.0.1:PORT/', 'https:/127.0.0.1:PORT/'],
  ...['https:127.0.0.1:PORT/', 'https:///127.0.0.1:PORT/', '//127.0.0.1:PORT/', ' https://127.0.0.1:PORT/'],
  ...['https://127.0.0.1:PORT/#@public.example', 'https://127.0.0.1:PORT#.public.example', 'ws://127.0.0.1:PORT/'],
  ...['gopher://127.0.0.1:PORT/', 'file://127.0.0.1/etc/passwd', 'unix:/var/run/docker.sock', 'data:text/plain,x'],
  ...[
    'https://127.0.0.1\\.public.example:PORT/',
    'https://127.0.0.1:0PORTx/',
    'jar:https://127.0.0.1:PORT!/',
    '127.0.0.1:PORT',
  ],
];
