import { IsObject } from 'class-validator';
import { Text, Uuid, field } from '#contracts';

export class BeginSignIn {
  @Text({ max: 100, optional: true, describe: 'What follows `invitation=` in the link, to make the first passkey.' })
  invitation?: string;
}

export class FinishSignIn {
  @Uuid()
  ceremonyId: string;

  @field(
    { describe: 'What the browser answered, in the JSON form of WebAuthn level 3.' },
    { type: 'object', additionalProperties: true },
    IsObject({ message: 'must be an object' }),
  )
  credential: object;
}
