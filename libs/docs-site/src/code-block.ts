import { html, type Html, joined, type Fragment } from './html.js';
import type { Sample } from './samples.js';

/** A titled block of code: `docs.js` adds a copy button to its caption. */
export function codeFigure(title: Fragment, code: string, language: 'sh' | 'json', tone: 'request' | 'answer'): Html {
  return html`<figure class="code ${tone}"><figcaption><span>${title}</span></figcaption><pre><code>${highlighted(code, language)}</code></pre></figure>`;
}

/** The same request in each language: `docs.js` shows the one that the reader chose, and without it there is the first. */
export function sampleFigure(title: Fragment, samples: readonly Sample[]): Html {
  const written = samples.map(
    ({ language: { name, title: called }, code }, at) =>
      html`<pre data-language="${name}" data-title="${called}"${at > 0 && html` hidden`}><code>${highlighted(code, name)}</code></pre>`,
  );
  return html`<figure class="code request samples"><figcaption><span>${title}</span></figcaption>${written}</figure>`;
}

/** A fenced block inside prose. */
export function codeBlock(code: string, language: string): Html {
  return html`<figure class="code answer plain"><pre><code>${highlighted(code, language)}</code></pre></figure>`;
}

type Colours = readonly (readonly [RegExp, string])[];

const colours: Readonly<Record<string, Colours>> = {
  json: [
    [/"(?:[^"\\\n]|\\.)*"(?=\s*:)/y, 'key'],
    [/"(?:[^"\\\n]|\\.)*"/y, 'text'],
    [/-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y, 'value'],
  ],
  sh: [
    [/#(?<=(?:^|\s)#).*/y, 'faint'],
    [/"(?:[^"\\\n]|\\.)*"(?=: )/y, 'key'],
    [/(?<=": |^ *)"(?:[^"\\\n]|\\.)*"/my, 'text'],
    [/\$\w+|\$\(\w+\)/y, 'value'],
    [/(?<=\s)--?[A-Za-z][\w-]*/y, 'key'],
  ],
  typescript: [
    [/'(?:[^'\\\n]|\\.)*'|`[^`]*`/y, 'text'],
    [/(?<!\w)(?:import|from|const|await|new|for|of)(?!\w)/y, 'key'],
    [/(?<![\w'])(?:\d+(?:\.\d+)?|true|false|null)(?!\w)/y, 'value'],
  ],
  python: [
    [/"(?:[^"\\\n]|\\.)*"/y, 'text'],
    [/(?<!\w)(?:import|for|in)(?!\w)/y, 'key'],
    [/(?<!\w)(?:\d+(?:\.\d+)?|True|False|None)(?!\w)/y, 'value'],
  ],
  go: [
    [/"(?:[^"\\\n]|\\.)*"|`[^`]*`/y, 'text'],
    [/(?<!\w)(?:package|import|func|if|defer|make|nil)(?!\w)/y, 'key'],
  ],
};
const aliases: Readonly<Record<string, string>> = {
  bash: 'sh',
  shell: 'sh',
  curl: 'sh',
  jsonc: 'json',
  ts: 'typescript',
};

function highlighted(code: string, language: string): Html {
  const rules = colours[aliases[language] ?? language];
  if (rules === undefined) return html`${code}`;
  const pieces: Fragment[] = [];
  let plainFrom = 0;
  let at = 0;
  while (at < code.length) {
    const token = tokenAt(code, at, rules);
    if (token === undefined) {
      at += 1;
      continue;
    }
    pieces.push(code.slice(plainFrom, at), html`<span class="${token.colour}">${token.text}</span>`);
    at += token.text.length;
    plainFrom = at;
  }
  return joined([...pieces, code.slice(plainFrom)], '');
}

function tokenAt(
  code: string,
  at: number,
  rules: Colours,
): { readonly text: string; readonly colour: string } | undefined {
  for (const [pattern, colour] of rules) {
    pattern.lastIndex = at;
    const text = pattern.exec(code)?.[0];
    if (text !== undefined && text !== '') return { text, colour };
  }
  return undefined;
}
