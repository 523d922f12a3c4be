import { type Blockchain, Choice, Instant, Text, Uuid, blockchains } from '#contracts';
import { senderLabel } from './allowed-sender.dto.js';
import type { AllowedSender } from './allowed-sender.entity.js';

export class AllowedSenderView {
  @Text({ max: 100, example: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  address: string;

  @Uuid()
  accountId: string;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text(senderLabel)
  label?: string;

  @Instant()
  createdAt: string;
}

export function allowedSenderView(
  { address, accountId, blockchain, createdAt }: Omit<AllowedSender, 'label'>,
  label: string | undefined,
): AllowedSenderView {
  return {
    address,
    accountId,
    blockchain,
    ...(label === undefined ? {} : { label }),
    createdAt: createdAt.toISOString(),
  };
}
