import fc from 'fast-check';
import { type Answer, Api } from '../service/api.js';
import { idFields, validFor } from './arbitrary.js';
import type { Contract } from './contract.js';
import { formWith } from '../documents/documents.js';
import { hostileBody, hostileHeader, hostileText, hostileValue } from './hostile.js';
import type { Owner } from './owner.js';
import { idsFor, make } from './resources.js';
import { type Route, type Routes, type Schema, addressOf, nameOf, parametersIn } from './routes.js';

/** A request as it is made up: what stands for an id is filled in when it is sent. */
export interface Shot {
  readonly route: Route;
  readonly caller: 'own' | 'operator' | 'other' | 'nobody';
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** For each parameter of a path: mostly something that is there, made when it is needed. */
const pathValue = fc.oneof(
  { weight: 8, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: hostileText.filter((text) => !/^\.{0,2}$/.test(text)) },
);

/** Requests to any of these routes: near to what it takes, or far from it. */
export function shots(routes: Routes, at: readonly Route[] = routes.all): fc.Arbitrary<Shot> {
  return fc.constantFrom(...at).chain((route) =>
    fc.record({
      route: fc.constant(route),
      caller: fc.oneof(
        { weight: 12, arbitrary: fc.constant<Shot['caller']>('own') },
        { weight: 4, arbitrary: fc.constantFrom<Shot['caller']>('operator', 'other') },
        { weight: 1, arbitrary: fc.constant<Shot['caller']>('nobody') },
      ),
      path: fc.record(Object.fromEntries(parametersIn(route, 'path').map(({ name }) => [name, pathValue]))),
      query: query(routes, route),
      headers: headers(),
      body: route.takesFile ? forms : body(routes, route.body),
    }),
  );
}

function query(routes: Routes, route: Route): fc.Arbitrary<Shot['query']> {
  const known = parametersIn(route, 'query').map(({ name, schema }) => {
    const valid = validFor(routes, schema).map(String);
    return [name, fc.oneof({ weight: 3, arbitrary: valid }, { weight: 2, arbitrary: hostileText })] as const;
  });
  const odd = fc.dictionary(hostileText, hostileText, { maxKeys: 2 });
  const right = fc.record(Object.fromEntries(known), { requiredKeys: [] });
  return fc.oneof(
    { weight: 6, arbitrary: right },
    { weight: 1, arbitrary: fc.tuple(right, odd).map(([a, b]) => ({ ...b, ...a })) },
  );
}

function headers(): fc.Arbitrary<Record<string, string>> {
  const few = fc.constantFrom(
    ...Array.from({ length: 50 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
  );
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    { weight: 2, arbitrary: fc.record({ 'Idempotency-Key': fc.oneof(few, fc.uuid(), hostileHeader) }) },
    { weight: 1, arbitrary: fc.record({ 'On-Behalf-Of': fc.oneof(fc.uuid(), hostileHeader) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        'Content-Type': fc.oneof(fc.constantFrom('text/plain', 'application/json; charset=utf-16'), hostileHeader),
      }),
    },
    { weight: 1, arbitrary: fc.record({ Accept: hostileHeader, 'X-Forwarded-For': hostileHeader }) },
    { weight: 1, arbitrary: fc.record({ Origin: hostileHeader, 'Access-Reason': hostileHeader }) },
  );
}

function body(routes: Routes, schema: Schema | undefined): fc.Arbitrary<unknown> {
  if (schema === undefined)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: hostileBody });
  const ids = Object.fromEntries(idFields(routes, schema).map((name) => [name, standingFor(name)]));
  const valid = fc.oneof(validFor(routes, schema), validFor(routes, schema, { optional: true, ids }));
  return fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 6, arbitrary: fc.tuple(valid, fc.nat(), hostileValue, hostileText).map(damaged) },
    { weight: 1, arbitrary: hostileBody },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
  );
}

/** In a body, until it is sent. */
function standingFor(name: string): string {
  return `<an own ${name}>`;
}

const forms: fc.Arbitrary<unknown> = fc.oneof(
  hostileBody,
  fc
    .record({ bytes: fc.uint8Array({ maxLength: 200 }), name: hostileText, purpose: fc.option(hostileText) })
    .map(({ bytes, name, purpose }) =>
      formWith(Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes]), {
        name: name.toWellFormed(),
        ...(purpose === null ? {} : { fields: { purpose: purpose.toWellFormed() } }),
      }),
    ),
);

/** One place in a right value, wherever it is, gets something else; or a field is added. */
function damaged([valid, choice, value, name]: [unknown, number, unknown, string]): unknown {
  const places: ((replacement: unknown) => unknown)[] = [];
  const walk = (part: unknown, rebuild: (changed: unknown) => unknown): void => {
    places.push(rebuild);
    if (Array.isArray(part)) part.forEach((item, index) => walk(item, (changed) => rebuild(part.with(index, changed))));
    else if (typeof part === 'object' && part !== null) {
      const fields = Object.entries(part);
      for (const [key, item] of fields)
        walk(item, (changed) =>
          rebuild(Object.fromEntries(fields.map(([other, kept]) => [other, other === key ? changed : kept]))),
        );
      places.push((changed) => rebuild(Object.fromEntries([...fields, [name, changed]])));
    }
  };
  walk(valid, (changed) => changed);
  return places[choice % places.length]?.(value);
}

/** Whom the requests come from, and what they are about. */
export interface Target {
  readonly url: string;
  readonly owner: Owner;
  readonly other: Api;
  /** An organization for what only the operator may do, which can end it. */
  readonly newOwner: () => Promise<Owner>;
  readonly contract: Contract;
}

/** Sends one, and says what is wrong with the answer; nothing, as a rule. */
export async function fire(target: Target, shot: Shot): Promise<string[]> {
  const { route } = shot;
  const forOperator = route.callers === 'operator';
  const isAboutSomething = Object.values(shot.path).includes(undefined);
  const owner = forOperator && isAboutSomething ? await target.newOwner() : target.owner;
  const made = isAboutSomething ? await idsFor(owner, route) : {};
  const ids = { ...made, ...Object.fromEntries(given(shot.path)) };
  const { operator, organization } = owner;
  const own = forOperator ? operator : organization.api;
  const callers = { own, operator, other: target.other, nobody: new Api(target.url, undefined) };
  const asked = new URLSearchParams(given(shot.query)).toString();
  const address = wellFormed(addressOf, route, ids) + (asked === '' ? '' : `?${asked}`);
  // A request that has no body by its method cannot be given one.
  const content = route.method === 'GET' ? undefined : await withOwnIds(shot, owner);
  const answer: Answer = await callers[shot.caller].call(route.method, address, content, shot.headers);
  return target.contract.problemsOf(route, answer);
}

async function withOwnIds({ route, body: sent }: Shot, owner: Owner): Promise<unknown> {
  if (typeof sent !== 'object' || sent instanceof FormData || sent instanceof Uint8Array) return sent;
  let text = JSON.stringify(sent);
  for (const name of new Set([...text.matchAll(/<an own (\w+)>/g)].map(([, found]) => found ?? '')))
    text = text.replaceAll(standingFor(name), await make(owner, name, nameOf(route)));
  return text;
}

function given(values: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/** Half of a surrogate pair cannot be written in an address. */
function wellFormed(write: typeof addressOf, route: Route, ids: Readonly<Record<string, string>>): string {
  return write(route, Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, id.toWellFormed()])));
}
