import { BreBKey } from '#contracts';

export class ValidateBreBKey {
  @BreBKey({ describe: 'In the sandbox, keys that begin with `@ana` have a holder.' })
  key: string;
}
