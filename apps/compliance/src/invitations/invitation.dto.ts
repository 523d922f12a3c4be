import { Email, Instant, Integer, Text } from '#contracts';

const day = 24 * 60 * 60;
export const usualSeconds = 7 * day;
const longestSeconds = 30 * day;

export class CreateInvitation {
  @Email({
    optional: true,
    describe:
      'To whom you send it, so that you find it again; what was given with the request, where there is one and this is absent. Sending it is yours: nothing is sent from here.',
  })
  email?: string;

  @Integer({
    min: 300,
    max: longestSeconds,
    optional: true,
    describe: `When it ends by itself; ${usualSeconds} seconds, which is a week, when absent.`,
  })
  expiresInSeconds?: number;

  @Instant({
    optional: true,
    describe:
      'The `requestedAt` of the request that you answer. Where that one is not open any more, nobody is invited: 409, from `notRequested`.',
  })
  requestedAt?: string;
}

export class RequestInvitation {
  @Email({ optional: true, describe: 'Where the person gets the invitation, if your server does not know better.' })
  email?: string;
}

export class OpenInvitation {
  @Text({
    max: 100,
    example: 'giv_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…',
    describe: 'What the address that was sent says.',
  })
  token: string;

  @Text({
    min: 32,
    max: 100,
    example: '4b1d9a0c6e5f4f7e9c3a2b8d7f60e1a2',
    describe:
      'Made up at random by the device and kept there. The first one that comes is the only one that opens the invitation from then on.',
  })
  device: string;
}
