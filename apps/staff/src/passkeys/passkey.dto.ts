import { AnyObject, Text, Uuid } from '#contracts';

export class BeginSignIn {
  @Text({ max: 100, optional: true, describe: 'What follows `invitation=` in the link, to make the first passkey.' })
  invitation?: string;
}

export class FinishSignIn {
  @Uuid()
  ceremonyId: string;

  @AnyObject({ describe: 'What the browser answered, in the JSON form of WebAuthn level 3.' })
  credential: object;
}
