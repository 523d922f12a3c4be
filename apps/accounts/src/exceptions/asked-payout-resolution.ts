import { Injectable } from '@nestjs/common';
import { AskedResolution } from './asked-resolution.js';

/** The same of an exception about a payout. */
@Injectable()
export class AskedPayoutResolution extends AskedResolution {
  override readonly name = 'payout.resolve';
}
