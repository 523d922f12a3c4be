import { Text } from '#contracts';

export class OpenIdPageView {
  @Text({
    max: 4000,
    example: 'https://login.example.com/authorize?client_id=gatehouse',
    describe: "The provider's page.",
  })
  url: string;
}
