import { Uuid, field } from '#contracts';

export class CeremonyView {
  @Uuid()
  ceremonyId: string;

  @field(
    { describe: 'For `navigator.credentials.create` with an invitation, else for `get`, in the JSON form of WebAuthn.' },
    { type: 'object', additionalProperties: true },
  )
  options: object;
}
