import { refusals } from '../refusals.spec-fixture.js';

type Status = Readonly<Record<string, string>>;
/** Of each status: what it carries beside its `type`. */
export type Extras = Readonly<Record<string, Status>>;

/** Where a holder of a `status` disagrees with the specification about which status has which fields, and needs them. */
export function presenceProblems(holder: new () => object, statuses: Extras): string[] {
  const every = Object.assign({}, ...Object.values(statuses)) as Status;
  const isRefused = (status: Status, at: string): boolean =>
    Object.keys(refusals(holder, { status })).join() === `status.${at}`;
  const problems = Object.entries(statuses).flatMap(([type, extras]) => {
    const status = { type, ...extras };
    const others = Object.entries({ ...every, extra: 'x' }).filter(([name]) => !(name in extras));
    return [
      ...(Object.keys(refusals(holder, { status })).length === 0 ? [] : [`${type} is refused`]),
      ...Object.keys(extras)
        .filter((name) => !isRefused(without(status, name), name))
        .map((name) => `${type} does without ${name}`),
      ...Object.keys(extras)
        .filter((name) => !isRefused({ ...status, [name]: '' }, name))
        .map((name) => `${type} takes an empty ${name}`),
      ...others
        .filter(([name, value]) => !isRefused({ ...status, [name]: value }, name))
        .map(([name]) => `${type} takes ${name}`),
    ];
  });
  const strangers = ['', 'unknown', 'PENDING', 'constructor'].filter((type) => !isRefused({ type }, 'type'));
  return [...problems, ...strangers.map((type) => `"${type}" is taken for a status`)];
}

function without(status: Status, left: string): Status {
  return Object.fromEntries(Object.entries(status).filter(([name]) => name !== left));
}
