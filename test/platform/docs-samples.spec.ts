import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { type Api, type ApiOperation, readApi } from '../../libs/docs-site/src/api.js';
import { requestBodies } from '../../libs/docs-site/src/operation-section.js';
import { samplesOf } from '../../libs/docs-site/src/samples.js';
import { root } from '../architecture/workspace.js';
import { type Route, nameOf, parametersIn } from '../support/routes/routes.js';
import { idsFor, make } from '../support/routes/resources.js';
import { World } from '../support/routes/world.js';
import { everyScope } from '../support/service/gatehouse.js';

interface Written {
  readonly name: string;
  readonly code: string;
}

const clientFolder = join(root, 'clients/typescript');
let world: World;
let api: Api;
let operations: readonly ApiOperation[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-samples-'));
  await mkdir(join(folder, 'node_modules/@gatehouse'), { recursive: true });
  await symlink(clientFolder, join(folder, 'node_modules/@gatehouse/client'));
  await promisify(execFile)(process.execPath, [join(clientFolder, 'build.mjs')]);
  world = await World.open();
  api = { ...readApi(world.routes.document as never), baseUrl: world.gatehouse.url };
  operations = api.topics.flatMap((topic) => topic.operations);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

/** Of every route, with each of the bodies that are shown. */
function everySample(language: string): Written[] {
  return operations.flatMap((operation) => {
    const bodies = requestBodies(operation, { api });
    return (bodies.length === 0 ? [undefined] : bodies).map((body) => ({
      name: `${operation.key} ${body?.title ?? ''}`.trim(),
      code: sampleIn(language, operation, body?.value),
    }));
  });
}

function sampleIn(language: string, operation: ApiOperation, body: unknown): string {
  const found = samplesOf(operation, api, body).find((sample) => sample.language.name === language);
  if (found === undefined) throw new Error(`No sample in ${language}`);
  return found.code;
}

function has(...command: [string, ...string[]]): boolean {
  const [program, ...args] = command;
  const isThere = spawnSync(program, args).status === 0;
  if (!isThere) console.warn(`Samples were not tried with it: ${command.join(' ')} does not work on this machine.`);
  return isThere;
}

describe('the samples of every route', () => {
  test('are TypeScript that keeps to the types of the client', () => {
    const samples = everySample('typescript');
    const files = new Map(samples.map(({ code }, at) => [join(folder, `sample-${at}.ts`), code]));
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      paths: { '@gatehouse/client': [join(clientFolder, 'src/index.ts')] },
      typeRoots: [join(root, 'node_modules/@types')],
      types: ['node'],
    };
    const host = ts.createCompilerHost(options);
    const { fileExists, getSourceFile } = host;
    host.fileExists = (path) => files.has(path) || fileExists(path);
    host.getSourceFile = (path, ...rest) => {
      const code = files.get(path);
      return code === undefined
        ? getSourceFile(path, ...rest)
        : ts.createSourceFile(path, code, {
            languageVersion: ts.ScriptTarget.ES2023,
            impliedNodeFormat: ts.ModuleKind.ESNext,
          });
    };
    const program = ts.createProgram([...files.keys()], options, host);
    const wrong = [...files.keys()].flatMap((path, at) => {
      const file = program.getSourceFile(path);
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
        ({ messageText }) => `${samples[at]?.name ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  test('are Python', () => {
    if (!has('python3', '--version')) return;
    const program = [
      'import json, sys',
      'for sample in json.load(sys.stdin): compile(sample["code"], sample["name"], "exec")',
    ].join('\n');
    execFileSync('python3', ['-c', program], { input: JSON.stringify(everySample('python')) });
  });

  test('are Go', async () => {
    if (!has('go', 'version')) return;
    const module = join(folder, 'go');
    await mkdir(module);
    await writeFile(join(module, 'go.mod'), 'module samples\n\ngo 1.21\n');
    for (const [at, { code }] of everySample('go').entries()) {
      await mkdir(join(module, `sample${at}`));
      await writeFile(join(module, `sample${at}`, 'main.go'), code);
    }
    execFileSync('go', ['vet', './...'], { cwd: module });
  });
});

interface Sendable {
  readonly route: Route;
  readonly operation: ApiOperation;
  readonly key: string;
}

/** Such as write, with the body that is shown, in an organization that is new. */
const written = [
  'POST /webhooks',
  'POST /compliance/reviews',
  'POST /compliance/associated-persons',
  'POST /organizations/{organizationId}/api-keys',
  'PATCH /webhooks/{webhookId}/status',
  'DELETE /webhooks/{webhookId}',
];

/** One never ends, the others answer only for what somebody has named. */
const unsuited = ['/events/stream', '/screening/addresses/{address}', '/rails/{rail}/statements'];

/** What reads, of an organization or for the operator, and some that write; with ids of what is really there. */
async function sendable(): Promise<Sendable[]> {
  const organization = await world.gatehouse.organization({ scopes: everyScope });
  const owner = world.ownerOf(organization);
  const routes = world.routes.guarded.filter((route) => {
    const isPlain = ['organization', 'operatorOrOrganization', 'operator'].includes(route.callers);
    const isRight = route.method === 'GET' || written.includes(nameOf(route));
    return isPlain && isRight && !unsuited.includes(route.path);
  });
  const found: Sendable[] = [];
  for (const route of routes) {
    const operation = operations.find(({ key }) => key === nameOf(route));
    const { key } = world.callerOf(route, organization);
    if (operation === undefined || key === undefined) throw new Error(`${nameOf(route)} cannot be sent`);
    const ids = await idsFor(owner, route);
    for (const { name, required, schema } of parametersIn(route, 'query'))
      if (required === true && schema.format === 'uuid') ids[name] = await make(owner, name, nameOf(route));
    const parameters = operation.parameters.map((parameter) =>
      parameter.name in ids ? { ...parameter, example: ids[parameter.name] } : parameter,
    );
    found.push({ route, key, operation: { ...operation, parameters } });
  }
  return found;
}

interface Sent {
  readonly status: number;
  readonly failed: string;
}

/** Has each of the samples run by this program, which is told of them on its input, and says on its output what became of them. */
function run(program: readonly [string, ...string[]], samples: readonly object[]): Promise<Sent[]> {
  const [command, ...args] = program;
  return new Promise((resolve, reject) => {
    const child = execFile(command, args, { cwd: folder, maxBuffer: 2 ** 26 }, (failure, stdout) => {
      const last = stdout.trimEnd().split('\n').at(-1) ?? '';
      if (failure !== null) reject(new Error('The samples were not run to their end', { cause: failure }));
      else resolve(JSON.parse(last) as Sent[]);
    });
    child.stdin?.end(JSON.stringify(samples));
  });
}

const inPython = `
import json, os, sys
import requests
sent = []
for sample in json.load(sys.stdin):
    os.environ["GATEHOUSE_KEY"] = sample["key"]
    names = {}
    try:
        exec(sample["code"], names)
        failed = ""
    except Exception as failure:
        failed = repr(failure) + names["response"].text if "response" in names else repr(failure)
    sent.append({"status": names["response"].status_code if "response" in names else 0, "failed": failed})
print()
print(json.dumps(sent))
`;

const inNode = `
import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
const sent = [];
const send = globalThis.fetch;
let status = 0;
globalThis.fetch = async (...given) => {
  const answer = await send(...given);
  status = answer.status;
  return answer;
};
for (const [at, { code, key }] of JSON.parse(await text(process.stdin)).entries()) {
  process.env.GATEHOUSE_KEY = key;
  status = 0;
  await writeFile(\`sent-\${at}.mjs\`, code);
  const failed = await import(\`\${process.cwd()}/sent-\${at}.mjs\`).then(() => '', String);
  sent.push({ status, failed });
}
console.log();
console.log(JSON.stringify(sent));
`;

test.each<[string, [string, ...string[]], [string, ...string[]]]>([
  ['python', ['python3', '-c', inPython], ['python3', '-c', 'import requests']],
  ['typescript', [process.execPath, '--input-type=module', '--eval', inNode], [process.execPath, '--version']],
])('samples in %s do what they say', async (language, program, needed) => {
  if (!has(...needed)) return;
  const all = await sendable();
  expect(all.length).toBeGreaterThan(60);
  const samples = all.map(({ operation, key }) => {
    const [body] = requestBodies(operation, { api });
    return { key, code: sampleIn(language, operation, body?.value) };
  });
  const sent = await run(program, samples);
  const wrong = all.flatMap(({ operation }, at) => {
    const { status = 0, failed = 'was not sent' } = sent[at] ?? {};
    const isDocumented = operation.answers.some((answer) => answer.status === String(status));
    return failed === '' && isDocumented ? [] : [`${operation.key}: ${status} ${failed}`];
  });
  expect(wrong).toEqual([]);
});
