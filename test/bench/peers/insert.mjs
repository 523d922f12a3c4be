// What a write costs at least in this stack: Nest on Fastify reads JSON, inserts one row, answers.
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query(
  'CREATE TABLE peer (id uuid PRIMARY KEY, name text NOT NULL, type text NOT NULL, country text NOT NULL, created_at timestamptz NOT NULL)',
);

class PeerController {
  ready() {
    return { status: 'ready' };
  }

  /** @param {{ name: string, type: string, country: string }} body */
  async create({ name, type, country }) {
    const row = { id: randomUUID(), name, type, country, createdAt: new Date() };
    await pool.query('INSERT INTO peer (id, name, type, country, created_at) VALUES ($1, $2, $3, $4, $5)', [
      row.id,
      name,
      type,
      country,
      row.createdAt,
    ]);
    return row;
  }
}

// Plain JavaScript has no decorators, so they are applied as functions.
const decorate = (/** @type {MethodDecorator} */ decorator, /** @type {'ready' | 'create'} */ name) =>
  decorator(PeerController.prototype, name, Object.getOwnPropertyDescriptor(PeerController.prototype, name) ?? {});
Controller()(PeerController);
decorate(Get('health/ready'), 'ready');
decorate(Post('rows'), 'create');
Body()(PeerController.prototype, 'create', 0);

class PeerModule {}
Module({ controllers: [PeerController] })(PeerModule);

const app = await NestFactory.create(PeerModule, new FastifyAdapter(), { logger: false });
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit());
