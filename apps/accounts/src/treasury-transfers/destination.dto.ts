import { ApiSchema } from '@nestjs/swagger';
import { type Blockchain, Choice, Instant, ListOf, Text, payoutBlockchains } from '#contracts';

export const mostDestinations = 50;

export class TreasuryDestinationField {
  @Choice(payoutBlockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text({ max: 200, example: '0x52908400098527886E0F7030069857D2E4169EE7' })
  address: string;

  @Text({ max: 100, example: 'First Bank, settlement', describe: 'Whose it is. Write no personal data here.' })
  label: string;
}

@ApiSchema({ name: 'TreasuryDestinationsChange' })
export class ChangeDestinationsBody {
  @ListOf(() => TreasuryDestinationField, {
    max: mostDestinations,
    example: [
      {
        blockchain: 'POLYGON',
        address: '0x52908400098527886E0F7030069857D2E4169EE7',
        label: 'First Bank, settlement',
      },
    ],
    describe: 'All of them: who is not named is removed. Those that stay keep when they were added.',
  })
  destinations: TreasuryDestinationField[];

  @Text({ max: 500, example: 'Contract with First Bank', describe: 'Why, for the audit trail.' })
  reason: string;
}

export class TreasuryDestinationView extends TreasuryDestinationField {
  @Instant()
  addedAt: string;

  @Instant({ describe: 'From when on the treasury sends there: 24 hours after it was added.' })
  usableAt: string;
}

export class TreasuryDestinationsView {
  @ListOf(() => TreasuryDestinationView, { max: mostDestinations })
  destinations: TreasuryDestinationView[];
}
