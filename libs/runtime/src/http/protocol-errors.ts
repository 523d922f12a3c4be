import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { MalformedRequest, errorBody } from '#errors';
import type { Config } from '../configuration/config.js';
import type { Ids } from '../ids.js';
import { headersOfEveryAnswer, policyOfNoPage } from './answer-headers.js';

/** Answers in the standard shape also what is refused before it becomes a request. */
export class ProtocolErrors {
  constructor(
    private readonly mode: Config['mode'],
    private readonly ids: Ids,
  ) {}

  /** The bytes are not HTTP, or the headers are too long. */
  readonly toSocket = (cause: Error, socket: Socket): void => {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    if (code === 'HPE_HEADER_OVERFLOW') this.write(socket, 431, 'the address and the headers are too long');
    else if (code === 'ERR_HTTP_REQUEST_TIMEOUT') this.write(socket, 408, 'the request did not arrive in time');
    else this.write(socket, 400, 'it is not a request as HTTP describes it');
  };

  /** Replaces the answers that Node would send without a body. */
  install(http: FastifyInstance): void {
    http.addHook('onRequest', (request, _reply, done) => {
      const hasHost = request.headers.host !== undefined || request.raw.httpVersion === '1.0';
      done(hasHost ? undefined : new MalformedRequest('it has no Host header'));
    });
    http.server.on('checkExpectation', (_request, response) => {
      const text = this.bodyText('only 100-continue can be expected');
      response.writeHead(417, this.headers()).end(text);
    });
  }

  private write(socket: Socket, status: number, reason: string): void {
    const body = this.bodyText(reason);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      ...Object.entries(this.headers()).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  }

  private headers(): Record<string, string> {
    return {
      ...headersOfEveryAnswer(this.mode),
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Security-Policy': policyOfNoPage,
    };
  }

  private bodyText(reason: string): string {
    return JSON.stringify(errorBody(new MalformedRequest(reason), this.ids.next()));
  }
}
