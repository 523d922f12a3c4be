/** Our choice: the machine on which somebody tries things out is named in one of these ways and in no other. */
export const loopbackHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
