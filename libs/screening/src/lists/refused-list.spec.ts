import { describe, expect, test } from '@jest/globals';
import { ofac, read } from '../formats/read-list.spec-fixture.js';
import { type ListFormat, readList } from '../formats/read-list.js';

const sdn = (inner: string): string => `<sdnList>\n${inner}\n</sdnList>`;
const row = 'name,type,birthDate,country,reason\n';
const deep = '<a>'.repeat(50);

describe('is refused with the line and what is wrong', () => {
  test.each<[string, ListFormat, string | Uint8Array, number, RegExp]>([
    ['an entity that expands', 'ofacXml', '<!DOCTYPE sdnList [<!ENTITY a "b">]>\n<sdnList/>', 1, /document type/],
    [
      'an external entity',
      'unXml',
      '<?xml version="1.0"?>\n<!DOCTYPE x SYSTEM "file:///etc/passwd"><CONSOLIDATED_LIST/>',
      2,
      /document type/,
    ],
    ['an entity that is not known', 'ofacXml', sdn('<sdnEntry><uid>&a;</uid></sdnEntry>'), 2, /entity/],
    ['an ampersand', 'ofacXml', sdn('<sdnEntry><uid>a & b</uid></sdnEntry>'), 2, /entity/],
    ['depth', 'ofacXml', sdn(`<sdnEntry>${deep}`), 2, /nested/],
    ['a name of an element that is too long', 'ofacXml', sdn(`<${'a'.repeat(300)}/>`), 2, /not written as XML/],
    ['a tag that never ends', 'ofacXml', sdn(`<a b="${'a'.repeat(70_000)}"/>`), 2, /more than 65536/],
    ['a text that never ends', 'ofacXml', sdn(`<sdnEntry>${'a'.repeat(300_000)}`), 2, /more than 262144/],
    ['another root', 'ofacXml', '<html></html>', 1, /sdnList/],
    ['two roots', 'ofacXml', '<sdnList></sdnList>\n<sdnList></sdnList>', 2, /one element/],
    ['wrong nesting', 'ofacXml', sdn('<a><b></a></b>'), 2, /b is open where a ends/],
    ['half a file', 'ofacXml', ofac.slice(0, 900), 10, /ends (before|within)/],
    ['a declared encoding', 'ofacXml', '<?xml version="1.0" encoding="ISO-8859-1"?><sdnList/>', 1, /UTF-8/],
    ['an entry without a name', 'ofacXml', sdn('<sdnEntry><uid>1</uid></sdnEntry>'), 2, /no name/],
    ['an entry without an id', 'ofacXml', sdn('<sdnEntry><lastName>A</lastName></sdnEntry>'), 2, /id/],
    ['nobody', 'ofacXml', sdn(''), 1, /nobody/],
    ['nothing', 'csv', '', 1, /nobody/],
    ['UTF-16', 'csv', Uint8Array.from(Buffer.from(`\uFEFF${row}`, 'utf16le')), 1, /UTF-8/],
    [
      'Latin-1',
      'csv',
      Uint8Array.from([...Buffer.from(`${row}Ana,,,,\nP`), 0xe9, ...Buffer.from('rez,,,,\n')]),
      3,
      /UTF-8/,
    ],
    ['a null character', 'csv', `${row}A\0,,,,`, 2, /null/],
    ['a missing column', 'csv', 'name,reason\nA,b', 1, /type, birthDate, country/],
    ['a row that is too short', 'csv', `${row}Ana,person\n`, 2, /2 cells/],
    ['a quote that never ends', 'csv', `${row}"Ana,person,,,\n`, 2, /quoted/],
    ['a stray quote', 'csv', `${row}A"n"a,person,,,\n`, 2, /quoted/],
    ['a type that is none', 'csv', `${row}Ana,human,,,\n`, 2, /type/],
    ['a date that is none', 'csv', `${row}Ana,person,1.1.70,,\n`, 2, /birthDate/],
    ['an empty name', 'csv', `${row},person,,,\n`, 2, /name is empty/],
    ['a name that is too long', 'csv', `${row}${'a'.repeat(1_001)},person,,,\n`, 2, /more than 1000/],
    ['half a row of OFAC', 'ofacCsv', '101,"A","individual"', 1, /first row/],
    ['titles in OFAC', 'ofacCsv', 'ent_num,SDN_Name', 1, /number/],
    [
      'half a letter',
      'followTheMoney',
      '{"id":"a","schema":"Person","properties":{"name":["A \\ud842"]}}',
      1,
      /no text/,
    ],
    [
      'a null character in JSON',
      'followTheMoney',
      '{"id":"a\\u0000","schema":"Person","properties":{"name":["A"]}}',
      1,
      /no text/,
    ],
    [
      'half a line of JSON',
      'followTheMoney',
      '{"id":"a","schema":"Person","properties":{"name":["A"]}}\n{"id":',
      2,
      /JSON/,
    ],
    [
      'JSON of something else',
      'followTheMoney',
      '{"id":"a","schema":"Person","properties":{"name":"A"}}',
      1,
      /list of texts/,
    ],
    ['an address that is none', 'addresses', 'address,blockchain,reason\nabc,,', 2, /address/],
  ])('%s', async (_, format, text, line, problem) => {
    await expect(read(format, text, 1_000)).rejects.toMatchObject({ line, problem: expect.stringMatching(problem) });
  });
});

test('a list is not kept in memory', async () => {
  let made = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(row);
    for (;;) yield await Promise.resolve(new TextEncoder().encode(`Name ${(made += 1)},person,,,\n`));
  }
  for await (const { line } of readList('csv', endless())) if (line === 50) break;
  expect(made).toBeLessThan(60);
});
