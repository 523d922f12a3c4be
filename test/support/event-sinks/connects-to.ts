import { connect } from 'node:net';

/** Whether a server answers there. */
export function connectsTo(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const told = (does: boolean): void => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', () => told(true));
    socket.once('error', () => told(false));
  });
}
