import { ValidationFailed } from '#errors';
import { Clock } from '../../runtime/src/clock.js';
import { ValidationPipe } from '../../runtime/src/http/validation.pipe.js';

/** The fields that the pipe in front of every route refuses, each with its reasons. */
export function refusals(shape: new () => object, plain: unknown): Record<string, string[]> {
  try {
    new ValidationPipe(new Clock()).transform(plain, { type: 'body', metatype: shape });
    return {};
  } catch (thrown) {
    if (!(thrown instanceof ValidationFailed)) throw thrown;
    return Object.fromEntries(thrown.params.failures.map(({ field, messages }) => [field, [...messages]]));
  }
}
