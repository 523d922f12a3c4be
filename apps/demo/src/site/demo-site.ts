import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MalformedRequest } from '#errors';
import { pageFilesIn } from '#runtime';
import { CustomerService } from '../customers/customer.service.js';
import { isObject, readWantedCustomer } from '../customers/read-wanted-customer.js';
import { WebhookReception } from '../webhooks/webhook-reception.js';
import { WebhookStreams } from '../webhooks/webhook-streams.js';
import { DemoSwitch } from './demo-switch.js';
import { ownOrigin } from './own-page.js';

interface OfCustomer {
  Params: { customer: string };
}

interface OfFinding {
  Params: { customer: string; finding: string };
}

/** Larger than any delivery, yet small enough that a stranger cannot fill the memory. */
const largestDeliveryBytes = 64 * 1024;

/** The pages and the back end of the demo partner. They are beside the API of Gatehouse, not in it: no key opens them. */
@Injectable()
export class DemoSite implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly demo: DemoSwitch,
    private readonly customers: CustomerService,
    private readonly reception: WebhookReception,
    private readonly streams: WebhookStreams,
  ) {}

  onModuleInit(): void {
    if (!this.demo.isOn) return;
    const http = this.host.httpAdapter.getInstance<FastifyInstance>();
    servePages(http);
    this.serveCustomers(http);
    this.receiveWebhooks(http);
    http.addHook('preClose', (done) => {
      this.streams.end();
      done();
    });
  }

  private serveCustomers(http: FastifyInstance): void {
    http.post('/demo/customers', async (request, reply) => {
      ownOrigin(request);
      return reply.code(201).send(await this.customers.create(readWantedCustomer(request.body)));
    });
    http.get<OfCustomer>('/demo/customers/:customer', ({ params }) => this.customers.read(params.customer));
    http.get<OfCustomer>('/demo/customers/:customer/stream', (request, reply) => this.streams.stream(request, reply));
    http.post<OfCustomer>('/demo/customers/:customer/session', async (request, reply) => {
      const session = await this.customers.createSession(request.params.customer, ownOrigin(request));
      return reply.code(201).send(session);
    });
    http.post<OfCustomer>('/demo/customers/:customer/decisions', (request) => {
      ownOrigin(request);
      return this.customers.decide(request.params.customer, objectIn(request));
    });
    http.post<OfFinding>('/demo/customers/:customer/findings/:finding', (request) => {
      ownOrigin(request);
      const { customer, finding } = request.params;
      return this.customers.decideFinding(customer, finding, objectIn(request));
    });
  }

  /** A signature is over bytes, so that here they are not read as JSON first. */
  private receiveWebhooks(http: FastifyInstance): void {
    void http.register((receiver, _, done) => {
      receiver.removeAllContentTypeParsers();
      receiver.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, parsed) =>
        parsed(null, body),
      );
      receiver.post<OfCustomer & { Body: Buffer | undefined }>(
        '/demo/hooks/:customer',
        { bodyLimit: largestDeliveryBytes },
        (request, reply) => this.reception.take(request, reply),
      );
      done();
    });
  }
}

function servePages(http: FastifyInstance): void {
  const sendPageFile = pageFilesIn(new URL('../page/', import.meta.url));
  for (const path of ['/demo', '/demo/']) http.get(path, (_request, reply) => sendPageFile('demo.html', reply));
  http.get('/demo/phone', (_request, reply) => sendPageFile('phone.html', reply));
  http.get<{ Params: { file: string } }>('/demo/:file', ({ params }, reply) => sendPageFile(params.file, reply));
}

function objectIn({ body }: FastifyRequest): Readonly<Record<string, unknown>> {
  if (!isObject(body)) throw new MalformedRequest('the body is not a JSON object');
  return body;
}
