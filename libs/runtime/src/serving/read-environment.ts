import type { Config } from '../configuration/config.js';
import { ConfigurationError, readConfig } from '../configuration/read-config.js';

/** The configuration of this process; undefined where it is not right, which has been said then. */
export function readEnvironment(service: { readonly name: string; readonly port: number }): Config | undefined {
  try {
    return readConfig(process.env, service);
  } catch (cause) {
    if (!(cause instanceof ConfigurationError)) throw cause;
    process.stderr.write(`Gatehouse cannot start with this configuration:\n${cause.message.replace(/^/gm, '  ')}\n`);
    process.exitCode = 78;
    return undefined;
  }
}
