import { Injectable } from '@nestjs/common';
import { Config } from '#runtime';

/** The demo acts with the operator key for anybody, so it is only on in the sandbox, unless it is turned off. */
@Injectable()
export class DemoSwitch {
  readonly isOn: boolean;

  constructor({ mode, demo }: Config) {
    this.isOn = mode === 'sandbox' && demo === 'on';
  }
}
