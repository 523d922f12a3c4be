import { TestEnvironment } from 'jest-environment-node';
import { startService } from './service.mjs';

/** Node as it is, and the service outside, within reach. */
export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.startService = startService;
  }
}
