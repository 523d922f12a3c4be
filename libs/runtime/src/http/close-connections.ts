import type { FastifyInstance } from 'fastify';

/**
 * When the process stops, requests in progress are answered and then all connections closed: idle keep-alive
 * connections would delay the shutdown by a minute.
 */
export function closeConnectionsWhenStopping(http: FastifyInstance): void {
  let inProgress = 0;
  let stopping = false;
  const closeUnlessNeeded = (): void => {
    if (stopping && inProgress === 0) http.server.closeAllConnections();
  };
  http.server.on('request', (_request, response) => {
    inProgress += 1;
    response.once('close', () => {
      inProgress -= 1;
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
