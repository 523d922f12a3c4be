import { Email, Instant, Nested, Text, Theme, Uuid } from '#contracts';
import { InvitationStateView } from '../records/invitation-state.view.js';

export class PersonInvitationView extends InvitationStateView {
  @Email({ optional: true, describe: 'To whom you said that you send it.' })
  email?: string;
}

export class CreatedInvitationView extends PersonInvitationView {
  @Text({
    max: 500,
    optional: true,
    example: 'https://gatehouse.example/onboard#giv_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…',
    describe:
      'For the person. It is shown in this answer and never again: a repeated request with the same idempotency key leaves it out.',
  })
  url?: string;
}

export class OpenedInvitationView {
  @Text({
    max: 100,
    example: 'gws_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…',
    describe: 'Of a widget session that is for this person alone.',
  })
  token: string;

  @Instant({ describe: 'Open the invitation again before that to go on.' })
  expiresAt: string;
}

export class OwnInvitationView extends InvitationStateView {
  @Uuid()
  associatedPersonId: string;

  @Text({ max: 200, describe: 'For whom the answers are: all that is shown of it.' })
  organizationName: string;

  @Nested(() => Theme, { describe: 'How the page looks: that of the organization, or of its parent.' })
  theme: Theme;
}
