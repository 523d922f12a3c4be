import { typescriptLiteral } from './literals.js';
import { formFields, isForm, type RequestExample } from './request-example.js';

/** With our client, which makes the idempotency key itself. It is JavaScript as well. */
export function typescriptOf(example: RequestExample): string {
  const isUpload = isForm(example);
  const key = example.caller === 'key' ? ', key: process.env.GATEHOUSE_KEY' : '';
  return [
    ...(isUpload ? ["import { openAsBlob } from 'node:fs';"] : []),
    "import { Gatehouse } from '@gatehouse/client';",
    '',
    `const gatehouse = new Gatehouse({ url: ${typescriptLiteral(example.baseUrl)}${key} });`,
    '',
    ...callOf(example),
  ].join('\n');
}

function callOf(example: RequestExample): string[] {
  const { method, route, answer } = example;
  const options = optionsOf(example);
  const given = Object.keys(options).length > 0 ? `, ${writtenOptions(options)}` : '';
  const called = (name: string): string => `gatehouse.${name}(${typescriptLiteral(route)}${given})`;
  if (isForm(example)) return [`const answer = await ${called('upload')};`, 'console.log(answer);'];
  if (method === 'get' && answer === 'events')
    return [`for await (const event of gatehouse.events.follow()) console.log(event);`];
  if (method === 'get' && answer === 'bytes')
    return [
      `const answer = await ${called('download')};`,
      'const bytes = await answer.arrayBuffer();',
      'console.log(bytes.byteLength);',
    ];
  if (answer === 'nothing') return [`await ${called(method)};`];
  return [`const answer = await ${called(method)};`, 'console.log(answer);'];
}

/** Code among the values, which is written as it is. */
class Code {
  constructor(readonly text: string) {}
}

function optionsOf(example: RequestExample): Record<string, unknown> {
  const { path, query, body, caller } = example;
  if (isForm(example))
    return {
      file: new Code("await openAsBlob('document.pdf')"),
      fileName: 'document.pdf',
      ...Object.fromEntries(formFields(example)),
    };
  return {
    ...(Object.keys(path).length > 0 ? { path } : {}),
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(body === undefined ? {} : { body: body.value }),
    ...(caller === 'signature' ? { headers: new Code(signature) } : {}),
  };
}

/** It has to be computed from the body. */
const signature = `{
    'webhook-id': process.env.ID ?? '',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': \`v1,\${process.env.SIGNATURE}\`,
  }`;

function writtenOptions(options: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(options).map(
    ([name, value]) => `  ${name}: ${value instanceof Code ? value.text : typescriptLiteral(value, 1)},`,
  );
  return ['{', ...lines, '}'].join('\n');
}
