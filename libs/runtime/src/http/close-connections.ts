import type { FastifyInstance } from 'fastify';

/**
 * When the process stops, every request that is under way is answered. A connection is then of no more use: one that
 * was kept for a next request, or on which none has come yet, would hold the process up for a minute.
 */
export function closeConnectionsWhenStopping(http: FastifyInstance): void {
  let underWay = 0;
  let stopping = false;
  const closeUnlessNeeded = (): void => {
    if (stopping && underWay === 0) http.server.closeAllConnections();
  };
  http.server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      closeUnlessNeeded();
    });
  });
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) void reply.header('Connection', 'close');
    done();
  });
  http.addHook('preClose', (done) => {
    stopping = true;
    closeUnlessNeeded();
    done();
  });
}
