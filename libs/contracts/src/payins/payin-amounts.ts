import { Tag } from '../fields.js';
import { Units } from '../money.js';

const cents = { example: '150000', describe: 'In cents.' };

export class ArsPayinAmount {
  @Tag('ARS')
  currencySymbol: 'ARS';

  @Units(cents)
  value: string;
}

export class BrlPayinAmount {
  @Tag('BRL')
  currencySymbol: 'BRL';

  @Units(cents)
  value: string;
}

export class AchPayinAmount {
  @Tag('USD')
  currencySymbol: 'USD';

  @Units(cents)
  value: string;
}
