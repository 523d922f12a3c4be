import { Injectable } from '@nestjs/common';
import { ServiceUnavailable } from '#errors';

export type ReadinessCheck = () => Promise<void>;

const answeredWithinMilliseconds = 3_000;

/** What has to work before this process should be sent requests. Libraries add their own checks. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private draining = false;

  add(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** From now on "not ready": no new requests should be sent here. */
  drain(): void {
    this.draining = true;
  }

  /** What was checked, or `ServiceUnavailable` with what failed for the log. */
  async check(): Promise<string[]> {
    const names = [...this.checks.keys()];
    const failures = await Promise.all([...this.checks].map(([name, check]) => failureOf(name, check)));
    const failed = failures.filter((failure) => failure !== undefined);
    if (this.draining) failed.push(new Error('This process is stopping'));
    if (failed.length > 0)
      throw new ServiceUnavailable(new AggregateError(failed, failed.map(({ message }) => message).join('; ')));
    return names;
  }
}

/** A check that hangs has failed as well. */
async function failureOf(name: string, check: ReadinessCheck): Promise<Error | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), answeredWithinMilliseconds);
  });
  try {
    await Promise.race([check(), late]);
    return undefined;
  } catch (cause) {
    return new Error(`${name} is not ready`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
