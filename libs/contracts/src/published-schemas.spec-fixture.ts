import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { namedUnions } from './statuses/named-unions.js';

@Module({})
class Empty {}

/** The shapes as the OpenAPI document of a service shows them, with those that they lead to. */
export async function publishedSchemas(...shapes: (new () => object)[]): Promise<Record<string, object>> {
  const app = await NestFactory.create(Empty, new FastifyAdapter(), { logger: false });
  const settings = new DocumentBuilder().setOpenAPIVersion('3.1.0').build();
  const { components } = SwaggerModule.createDocument(app, settings, { extraModels: shapes });
  await app.close();
  const named = Object.fromEntries(namedUnions.map(({ name = '', schema }) => [name, schema]));
  return { ...components?.schemas, ...named };
}
