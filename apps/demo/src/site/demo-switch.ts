import { Injectable } from '@nestjs/common';
import { Config } from '#runtime';

/** The demo acts with the operator key for whoever asks: only in the sandbox, and not where it is turned off. */
@Injectable()
export class DemoSwitch {
  readonly isOn: boolean;

  constructor({ mode, demo }: Config) {
    this.isOn = mode === 'sandbox' && demo === 'on';
  }
}
