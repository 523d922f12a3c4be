/** The only names by which the own machine is recognized. */
export const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
