import { Uuid } from '#contracts';

export class SignInAs {
  @Uuid({ describe: 'One of the people of `GET /staff/sign-in`.' })
  staffId: string;
}
