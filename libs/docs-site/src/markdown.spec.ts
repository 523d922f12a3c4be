import { describe, expect, test } from '@jest/globals';
import { markdown, opening } from './markdown.js';

const render = (text: string): string =>
  markdown(text, {
    topLevel: 2,
    linkOf: (code) => (code === 'Forbidden' ? '/docs/errors#Forbidden' : undefined),
  }).toString();

describe('markdown', () => {
  test.each([
    ['a paragraph\nin two lines\n\nand another', '<p>a paragraph\nin two lines</p>\n<p>and another</p>'],
    ['# One\n\n### Three ###', '<h2>One</h2>\n<h4>Three</h4>'],
    [
      '**bold**, *soft*, _soft_, snake_case_name, 2 * 3 * 4',
      '<p><strong>bold</strong>, <em>soft</em>, <em>soft</em>, snake_case_name, 2 * 3 * 4</p>',
    ],
    ['`a < b` and ``a ` b``', '<p><code>a &lt; b</code> and <code>a ` b</code></p>'],
    ['- one\n- two\n  - deep\n- three', '<ul><li>one</li><li>two<ul><li>deep</li></ul></li><li>three</li></ul>'],
    ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
    ['text\n- item', '<p>text</p>\n<ul><li>item</li></ul>'],
    ['> said\n> twice', '<blockquote><p>said\ntwice</p></blockquote>'],
    ['before\n\n---\n\nafter', '<p>before</p>\n<hr>\n<p>after</p>'],
    [
      '[here](/docs/errors) [there](https://example.com/?a=1&b=2)',
      '<p><a href="/docs/errors">here</a> <a href="https://example.com/?a=1&amp;b=2" rel="noreferrer">there</a></p>',
    ],
    ['[guide](errors.md#reading)', '<p><a href="/docs/errors#reading">guide</a></p>'],
    [
      '`Forbidden` and [see `Forbidden`](#x)',
      '<p><a href="/docs/errors#Forbidden"><code>Forbidden</code></a> and <a href="#x">see <code>Forbidden</code></a></p>',
    ],
    ['\\*plain\\*', '<p>*plain*</p>'],
  ])('renders %j', (text, expected) => {
    expect(render(text)).toBe(expected);
  });

  test('renders a table whose cells name their column, for narrow screens', () => {
    const table = render('| who | may |\n|---|:-:|\n| you | `a \\| b` |');
    expect(table).toContain('<th scope="col">who</th>');
    expect(table).toContain('<td data-label="may"><code>a | b</code></td>');
  });

  test('colours a fenced block without touching its text', () => {
    const code = '{"a": [1, true, "x<y"]}';
    const text = render(`\`\`\`json\n${code}\n\`\`\``)
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&quot;', '"');
    expect(text).toBe(code);
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    ' javascript:x',
    '&#106;avascript:x',
  ])('makes no link to %j', (target) => {
    expect(render(`[x](${target})`)).not.toContain('<a ');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a"onclick="x](/b"onclick="x)',
    '`<script>`',
    '# <b>',
    '| <b> |\n|---|\n| <b> |',
    '- <b>',
    '```<b>\n<b>\n```',
    '**<b>**',
  ])('shows %j as text', (text) => {
    expect(render(text)).not.toMatch(/<(?:script|img|b)[\s>]|"\s*onclick="/);
  });

  test('ends on odd and on long input', () => {
    for (const text of [
      '',
      '\n\n',
      '```',
      '|',
      '-',
      '- ',
      '>',
      '[',
      '[](',
      '**',
      '`',
      '#',
      '1.',
      '  - x',
      '*'.repeat(5000),
      '['.repeat(2000),
      '`'.repeat(3001),
    ])
      expect(typeof render(text)).toBe('string');
  });

  test('takes the first paragraph as the opening', () => {
    expect(opening('# Title\n\n```sh\nx\n```\n\nThe *point*.\n\nMore.')).toBe('The *point*.');
  });
});
