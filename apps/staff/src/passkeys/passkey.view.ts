import { AnyObject, Uuid } from '#contracts';

export class CeremonyView {
  @Uuid()
  ceremonyId: string;

  @AnyObject({
    describe: 'For `navigator.credentials.create` with an invitation, else for `get`, in the JSON form of WebAuthn.',
  })
  options: object;
}
