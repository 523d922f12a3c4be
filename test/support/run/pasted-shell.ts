import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Told {
  readonly request: string;
  readonly status: number;
  readonly body: string;
}

interface Request {
  url?: string;
  method?: string;
  body?: string;
  output?: string;
  readonly headers: Headers;
  readonly form: FormData;
}

/**
 * Runs what a reader pastes into a shell, in this folder. As much of curl as our texts use is done here, in the process
 * of the test: machines may have none, and a process of Node for each request takes longer than the request. The shell
 * passes its words through one pipe, and gets the answer through another.
 */
export async function pastedIn(folder: string, commands: string): Promise<Told[]> {
  const [words, answer] = [join(folder, 'curl.words'), join(folder, 'curl.answer')];
  await run('mkfifo', [words, answer]);
  // At its end the shell says nothing, which is the last word.
  const end = `trap ": >'${words}'" EXIT`;
  const curl = `curl() { printf '%s\\0' "$@" >'${words}'; cat '${answer}'; }`;
  const told: Told[] = [];
  const answering = async (): Promise<void> => {
    for (;;) {
      const given = (await readFile(words, 'utf8')).split('\0').slice(0, -1);
      if (given.length === 0) return;
      told.push(await requested(folder, given).finally(() => writeFile(answer, '')));
    }
  };
  const ended = new AbortController();
  try {
    const script = ['-e', '-c', `${end}\n${curl}\n${commands}`];
    await Promise.all([run('sh', script, { cwd: folder, signal: ended.signal }), answering()]);
    return told;
  } finally {
    ended.abort();
    await Promise.all([words, answer].map((pipe) => rm(pipe)));
  }
}

async function requested(folder: string, given: readonly string[]): Promise<Told> {
  const { url = '', method, body, output, headers, form } = await requestOf(folder, given);
  const sent = [...form.keys()].length > 0 ? form : body;
  const response = await fetch(url, {
    method: method ?? (sent === undefined ? 'GET' : 'POST'),
    headers,
    ...(sent === undefined ? {} : { body: sent }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (output !== undefined) await writeFile(join(folder, output), bytes);
  const { status } = response;
  return { request: `${status} ${url}`, status, body: output === undefined ? bytes.toString() : '' };
}

async function requestOf(folder: string, given: readonly string[]): Promise<Request> {
  const request: Request = { headers: new Headers(), form: new FormData() };
  const words = [...given];
  const next = (): string => words.shift() ?? '';
  while (words.length > 0) {
    const word = next();
    if (word === '-s') continue;
    else if (word === '-X') request.method = next();
    else if (word === '-d') request.body = next();
    else if (word === '-o') request.output = next();
    else if (word === '-H') addHeader(request.headers, next());
    else if (word === '-F') await addField(request.form, folder, next());
    else if (request.url === undefined && !word.startsWith('-')) request.url = word;
    else throw new Error(`Our curl does not know ${word}`);
  }
  return request;
}

function addHeader(headers: Headers, line: string): void {
  const [name = '', ...rest] = line.split(': ');
  headers.set(name, rest.join(': '));
}

async function addField(form: FormData, folder: string, field: string): Promise<void> {
  const [name = '', value = ''] = field.split('=');
  if (value.startsWith('@')) {
    const bytes = await readFile(join(folder, value.slice(1)));
    form.set(name, new File([bytes], basename(value)));
  } else form.set(name, value);
}
