import { type Type, applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MalformedRequest } from '#errors';
import { refuseOtherEncodings } from './json-body.js';

const takesMultipart = 'takesMultipart';

/** The route takes a form with a file instead of JSON and reads the raw request itself. `form` is for the documentation. */
export function TakesMultipart(form: Type): MethodDecorator {
  return applyDecorators(
    RouteConfig({ [takesMultipart]: true }),
    ApiConsumes('multipart/form-data'),
    ApiBody({ type: form }),
  );
}

export function isForMultipart({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): boolean {
  return isMarked(routeOptions.config);
}

/** Leaves forms unread on routes that expect them and refuses them elsewhere. To be called before routes are added. */
export function leaveMultipartToItsRoutes(http: FastifyInstance): void {
  http.addContentTypeParser('multipart/form-data', (request, _payload, done) => {
    try {
      if (!isForMultipart(request)) throw new MalformedRequest('only JSON is taken here', 415);
      refuseOtherEncodings(request.headers);
      done(null);
    } catch (refused) {
      done(refused as Error);
    }
  });
  http.addHook('onSend', closeUnlessRead);
}

function isMarked(config: unknown): boolean {
  return (config as { [takesMultipart]?: boolean } | undefined)?.[takesMultipart] === true;
}

const readOnBytes = 1024 * 1024;
const lingerMilliseconds = 2_000;

/**
 * A sender that is refused may still have much to send. A small rest is read and discarded; for a larger one reading
 * stops, but the connection stays open for a moment, since the answer would be lost to a sender that is still writing.
 */
function closeUnlessRead(request: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void): void {
  const { raw } = request;
  const announced = 'transfer-encoding' in raw.headers ? Infinity : Number(raw.headers['content-length'] ?? 0);
  if (!raw.complete && announced > readOnBytes) {
    void reply.header('Connection', 'close');
    const { socket } = raw;
    socket.pause();
    socket.destroySoon = () => {
      socket.pause();
      setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
    };
  }
  done();
}
