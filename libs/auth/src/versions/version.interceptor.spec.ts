import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Body, Controller, Get, HttpCode, Module, Param, Post, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { versionHeader } from '#runtime';
import type { SentParts, VersionChange } from './version-changes.js';
import { VersionInterceptor } from './version.interceptor.js';

@Controller('notes')
class NoteController {
  /** As what is kept for a repeated request is answered. */
  @Post('refused')
  @HttpCode(409)
  refuse(): object {
    return { name: 'IllegalTransition' };
  }

  /** As the newest version has it. */
  @Post()
  make(@Body() body: object): object {
    return { made: body };
  }

  @Get(':noteId')
  read(@Param('noteId') id: string, @Query() query: object): object {
    return { id, query };
  }
}

@Module({ controllers: [NoteController] })
class NoteModule {}

const renamed = (key: 'query' | 'body', from: string, to: string) => (sent: SentParts) => {
  const { [from]: value, ...others } = sent[key] as Record<string, unknown>;
  return { ...sent, [key]: { ...others, [to]: value } };
};
const told = (what: string) => (body: unknown) => ({ ...(body as object), [what]: Object.keys(body as object) });

/** `text` was called `note` before 2027, and that `name` before 2028. */
const changes: readonly VersionChange[] = [
  {
    since: '2027-01-01',
    routes: ['POST /notes'],
    request: renamed('body', 'text', 'note'),
    answer: told('before2027'),
  },
  {
    since: '2028-01-01',
    routes: ['POST /notes', 'POST /notes/refused'],
    request: renamed('body', 'note', 'name'),
    answer: told('before2028'),
  },
  { since: '2028-01-01', routes: ['GET /notes/:noteId'], request: renamed('query', 'all', 'whole') },
];

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await NestFactory.create<NestFastifyApplication>(NoteModule, new FastifyAdapter(), { logger: false });
  app.useGlobalInterceptors(new VersionInterceptor(changes));
  // As the guard does.
  const say = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    void reply.header(versionHeader, request.headers['gatehouse-version']);
    done();
  };
  app.getHttpAdapter().getInstance().addHook('preHandler', say);
  await app.init();
});
afterAll(() => app.close());

async function asked(method: 'GET' | 'POST', url: string, version: string, payload?: object): Promise<unknown> {
  const headers = { [versionHeader]: version };
  return (await app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })).json();
}

test('who calls by an older version goes through each change since, and its answer back through them', async () => {
  expect(await asked('POST', '/notes', '2026-11-28', { text: 'x' })).toEqual({
    made: { name: 'x' },
    before2028: ['made'],
    before2027: ['made', 'before2028'],
  });
  expect(await asked('POST', '/notes', '2027-01-01', { note: 'x' })).toEqual({
    made: { name: 'x' },
    before2028: ['made'],
  });
});

test('the newest version, and what did not change, is left as it is', async () => {
  expect(await asked('POST', '/notes', '2028-01-01', { name: 'x' })).toEqual({ made: { name: 'x' } });
  expect(await asked('GET', '/notes/7?all=1', '2028-01-01')).toEqual({ id: '7', query: { all: '1' } });
});

test('a refusal that is answered once more is left as it is', async () => {
  expect(await asked('POST', '/notes/refused', '2026-11-28', {})).toEqual({ name: 'IllegalTransition' });
});

test('a route is known by its pattern, and a query can change', async () => {
  expect(await asked('GET', '/notes/7?all=1', '2027-01-01')).toEqual({ id: '7', query: { whole: '1' } });
});
