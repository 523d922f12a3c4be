import { Injectable } from '@nestjs/common';
import { ServiceUnavailable } from '#errors';

export type ReadinessCheck = () => Promise<void>;

/** What it tells is shown beside the name: by what the thing is done here. */
export type OptionalCheck = ReadinessCheck | (() => Promise<string>);

/** What was found by its name: what works, what does not though the rest does, and what there is none of here. */
export interface Found {
  readonly checked: string[];
  readonly failing: string[];
  readonly notSetUp: string[];
}

const answeredWithinMilliseconds = 3_000;

/** What has to work before this process should be sent requests. Libraries add their own checks. */
@Injectable()
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private readonly optional = new Map<string, OptionalCheck | undefined>();
  private draining = false;

  add(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** What few requests need: the others are better answered without it than not at all. No check where it is not set up. */
  addOptional(name: string, check: OptionalCheck | undefined): void {
    this.optional.set(name, check);
  }

  /** From now on "not ready": no new requests should be sent here. */
  drain(): void {
    this.draining = true;
  }

  /** What was found, or `ServiceUnavailable` with what failed for the log. */
  async check(): Promise<Found> {
    const [failures, found] = await Promise.all([
      Promise.all([...this.checks].map(([name, check]) => failureOf(name, check))),
      this.checkOptional(),
    ]);
    const failed = failures.filter((failure) => failure !== undefined);
    if (this.draining) failed.push(new Error('This process is stopping'));
    if (failed.length > 0)
      throw new ServiceUnavailable(new AggregateError(failed, failed.map(({ message }) => message).join('; ')));
    return { ...found, checked: [...this.checks.keys(), ...found.checked] };
  }

  private async checkOptional(): Promise<Found> {
    const found: Found = { checked: [], failing: [], notSetUp: [] };
    const look = async ([name, check]: [string, OptionalCheck | undefined]): Promise<void> => {
      if (check === undefined) return void found.notSetUp.push(name);
      let told: unknown;
      const failure = await failureOf(name, async () => void (told = await check()));
      if (failure !== undefined) found.failing.push(name);
      else found.checked.push(typeof told === 'string' ? `${name}: ${told}` : name);
    };
    await Promise.all([...this.optional].map(look));
    return found;
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
