import { readFile } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { type ErrorBody, ServiceUnavailable } from '#errors';
import { Config, dataFiles } from '#runtime';
import { GatehouseRefused } from './gatehouse.errors.js';

export type Json = Readonly<Record<string, unknown>>;

export interface GatehouseCall {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  /** The operator key, or the key of an organization. */
  readonly key: string;
  readonly body?: Json;
}

const patienceMilliseconds = 20_000;

/** Gatehouse as every partner has it: an address and keys. */
@Injectable()
export class GatehouseApi {
  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Where this very process answers, as somebody on this machine would write it. */
  get url(): string {
    const { address, family, port } = (this.host.httpAdapter.getHttpServer() as Server).address() as AddressInfo;
    const named = everywhere[address] ?? address;
    return `http://${family === 'IPv6' ? `[${named}]` : named}:${port}`;
  }

  /** Read as the operator would; it is never sent to a page. */
  async operatorKey(): Promise<string> {
    const { operatorApiKey, dataDir } = this.config;
    return operatorApiKey ?? (await readFile(dataFiles(dataDir).operatorKey, 'utf8')).trim();
  }

  /** Returns the answer of Gatehouse, or throws its refusal unchanged. */
  async call({ method, path, key, body }: GatehouseCall): Promise<Json> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    }).catch((cause: unknown) => {
      throw new ServiceUnavailable(cause);
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new GatehouseRefused(response.status, answer as ErrorBody);
    return answer as Json;
  }
}

/** A server that listens on all addresses is reached on the loopback address. */
const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
