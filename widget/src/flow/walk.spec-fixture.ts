import fc from 'fast-check';
import { type Flow, type FlowAction, type FlowPlace, startFlow, isChangeable, reduceFlow } from './flow.js';
import {
  type World,
  failuresOf,
  idOf,
  isMet,
  requirementsOf,
  reviewOf,
  statuses,
  verdict,
  withUpload,
  worlds,
} from './world.spec-fixture.js';

export type WalkAction =
  | { readonly does: 'acknowledges'; readonly yes: boolean }
  | { readonly does: 'goes'; readonly where: number; readonly from: 'summary' | 'status' | undefined }
  | { readonly does: 'uploads'; readonly which: number; readonly found: Parameters<typeof withUpload>[2] }
  | { readonly does: 'looks' }
  | { readonly does: 'moves'; readonly status: World['status'] }
  | { readonly does: 'finds'; readonly world: World };

const actions: fc.Arbitrary<WalkAction> = fc.oneof(
  fc.record({ does: fc.constant('acknowledges' as const), yes: fc.boolean() }),
  fc.record({
    does: fc.constant('goes' as const),
    where: fc.nat(20),
    from: fc.constantFrom('summary' as const, 'status' as const, undefined),
  }),
  fc.record({
    does: fc.constant('uploads' as const),
    which: fc.nat(20),
    found: fc.record({ id: fc.uuid(), validationStatus: verdict }),
  }),
  fc.record({ does: fc.constant('looks' as const) }),
  fc.record({ does: fc.constant('moves' as const), status: fc.constantFrom(...statuses) }),
  fc.record({ does: fc.constant('finds' as const), world: worlds }),
);

/** Plays actions of a person against a model of the server, and keeps the resulting flow. */
export class Walk {
  flow: Flow;
  /** The warnings at the time the box was ticked; undefined while it is not ticked. */
  #acknowledged: string | undefined;

  constructor(public world: World) {
    this.flow = startFlow({ review: reviewOf(world), requirements: requirementsOf(world) });
  }

  does(action: WalkAction): void {
    switch (action.does) {
      case 'acknowledges':
        this.#acknowledged = action.yes ? this.warnings : undefined;
        return this.apply({ type: 'acknowledged', acknowledged: action.yes });
      case 'goes':
        return this.apply({ type: 'went', place: this.placeAt(action.where, action.from) });
      case 'uploads':
        return this.upload(action.which, action.found);
      case 'looks':
        return this.answer();
      case 'moves':
        this.world = { ...this.world, status: action.status };
        return this.answer();
      case 'finds':
        this.world = action.world;
        return this.answer();
    }
  }

  get warnings(): string {
    return JSON.stringify(
      this.world.wanted
        .filter((wanted) => isMet(wanted, this.world) && !isBlocking(failuresOf(wanted)))
        .filter((wanted) => failuresOf(wanted).length > 0)
        .map((wanted) => JSON.stringify([idOf(wanted), wanted.uploaded?.id, failuresOf(wanted)]))
        .sort(),
    );
  }

  get isAcknowledged(): boolean {
    return this.#acknowledged === this.warnings;
  }

  private placeAt(where: number, from: 'summary' | 'status' | undefined): FlowPlace {
    const places: FlowPlace[] = [
      { at: 'welcome' },
      { at: 'summary' },
      { at: 'status' },
      { at: 'step', id: 'businessDetails' },
      ...this.world.wanted.map((wanted): FlowPlace => ({
        at: 'step',
        id: idOf(wanted),
        ...(from === undefined ? {} : { from }),
      })),
    ];
    return places[where % places.length] ?? { at: 'summary' };
  }

  private upload(which: number, found: Parameters<typeof withUpload>[2]): void {
    const step = this.flow.steps[which % this.flow.steps.length];
    if (step === undefined || !isChangeable(this.flow, step)) return;
    this.world = withUpload(this.world, step.id, found);
    this.answer();
    this.apply({ type: 'completed', id: step.id });
  }

  private answer(): void {
    this.apply({ type: 'answered', review: reviewOf(this.world), requirements: requirementsOf(this.world) });
  }

  private apply(change: FlowAction): void {
    this.flow = reduceFlow(this.flow, change);
  }
}

export function isBlocking(failures: readonly { severity: string }[]): boolean {
  return failures.some(({ severity }) => severity === 'BLOCKING');
}

export function always(holds: (walk: Walk, before: Flow) => void): void {
  fc.assert(
    fc.property(worlds, fc.array(actions, { maxLength: 12 }), (world, list) => {
      const walk = new Walk(world);
      holds(walk, walk.flow);
      for (const action of list) {
        const before = walk.flow;
        walk.does(action);
        holds(walk, before);
      }
    }),
    { numRuns: 500 },
  );
}
