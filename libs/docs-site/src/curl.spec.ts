import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readApi, type Api, type ApiOperation } from './api.js';
import { curlOf as curl } from './curl.js';
import { exampleDocument } from './example-document.spec-fixture.js';
import { exampleOf } from './schema-example.js';
import { requestExample } from './request-example.js';

const api = readApi(exampleDocument);
const operations = api.topics.flatMap((topic) => topic.operations);
const named = (key: string): ApiOperation => operations.find((operation) => operation.key === key) ?? fail(key);

const curlOf = (...example: Parameters<typeof requestExample>): string => curl(requestExample(...example));

/** What a shell would hand to curl: the functions stand in for the programs. */
function argumentsOf(command: string): string[] {
  const script = `set -eu; uuidgen() { echo UUID; }; curl() { printf '%s\\0' "$@"; }; GATEHOUSE_KEY=KEY; ${command}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
}

describe('a curl command', () => {
  test.each(operations.map((operation) => [operation.key, operation] as const))(
    'for %s is what a shell reads as one call',
    (_, operation) => {
      const body = operation.body && exampleOf(operation.body.schema, api.schemas, 'request');
      const words = argumentsOf(curlOf(operation, api, body));
      const after = (flag: string): string[] => words.filter((__, index) => words[index - 1] === flag);
      const url = new URL(words.find((word) => word.startsWith('http')) ?? '');
      expect(url.origin).toBe('http://127.0.0.1:4000');
      expect(url.pathname).toMatch(new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[\\w-]+')}$`));
      expect(after('-X')[0] ?? (body === undefined ? 'GET' : 'POST')).toBe(operation.method.toUpperCase());
      expect(after('-H').includes('Authorization: Bearer KEY')).toBe(operation.scope !== undefined);
      expect(after('-H').includes('Idempotency-Key: UUID')).toBe(
        operation.parameters.some(({ name }) => name === 'Idempotency-Key'),
      );
      if (body !== undefined) expect(JSON.parse(after('-d')[0] ?? '')).toEqual(body);
    },
  );

  test('carries any text through the shell unchanged', () => {
    const body = { name: `O'Brien "$HOME" \`id\` $(id) \\ \n ! 東京` };
    expect(JSON.parse(argumentsOf(curlOf(named('POST /accounts'), api, body)).at(-1) ?? '')).toEqual(body);
  });

  test('quotes a query, and repeats a listed parameter', () => {
    const listing: ApiOperation = {
      ...named('GET /accounts'),
      parameters: [{ name: 'rail', in: 'query', required: true, example: ['a&b', "it's"] }],
    };
    expect(argumentsOf(curlOf(listing, api, undefined))[0]).toBe("http://127.0.0.1:4000/accounts?rail=a%26b&rail=it's");
  });

  test('sends a file as a form, and lets curl name the type', () => {
    const upload: ApiOperation = {
      ...named('POST /accounts'),
      body: { mediaType: 'multipart/form-data', schema: {}, examples: [], required: true },
    };
    const words = argumentsOf(curlOf(upload, api, { file: '<bytes>', purpose: 'identity' }));
    expect(words).toEqual(expect.arrayContaining(['file=@document.pdf', 'purpose=identity']));
    expect(words.join()).not.toContain('Content-Type');
  });

  test('is signed, and carries no key, where a provider calls', () => {
    const command = curlOf({ ...named('POST /accounts'), scope: 'provider', parameters: [] }, api, {});
    const headers = argumentsOf(`ID=movement-1; SIGNATURE=c2lnbmVk; ${command}`).filter((word) => word.includes(': '));
    expect(headers).toEqual([
      'webhook-id: movement-1',
      expect.stringMatching(/^webhook-timestamp: \d{10}$/),
      'webhook-signature: v1,c2lnbmVk',
      'Content-Type: application/json',
    ]);
  });

  test('works without a server in the document', () => {
    const bare: Api = { ...api, baseUrl: '' };
    expect(argumentsOf(curlOf(named('GET /accounts'), bare, undefined))[0]).toBe('/accounts');
  });
});

function fail(key: string): never {
  throw new Error(`no operation ${key}`);
}
