import { type Drill, Faults } from './drill.js';
import type { EngineName } from './event-server.js';
import type { Recorded } from './event-source.js';
import { range } from './lanes.js';
import { SinkScene } from './sink-scene.js';

const eventsPerFault = 2_000;
const eventsPerSecond = 200;
const rounds = 10;

/** The connection is cut, the server killed, and who publishes killed between a message and its confirmation. */
export function sinkDrill(name: string, engine: EngineName): Drill {
  return {
    name,
    async run(stage) {
      const faults = new Faults();
      const scene = await SinkScene.open(stage, engine);
      const times = stage.times(rounds);
      let recorded: Recorded | undefined;
      for (const _ of range(times))
        for (const fault of [
          (begin: () => void) => scene.cut(begin),
          (begin: () => void) => scene.killServer(begin),
          (begin: () => void) => scene.killBeforeConfirmation(begin, faults),
        ])
          recorded = await scene.during(stage.sized(eventsPerFault, 100), stage.sized(eventsPerSecond, 50), fault);
      if (recorded === undefined) throw new Error('nothing was recorded');
      const { events, duplicates } = await scene.examine(recorded, faults);
      return faults.verdict(
        `${times} × the connection cut, ${times} × the server and ${times} × all publishing replicas killed by kill -9: ${events} events, lost: ${faults.of('lost')}, in all ${faults.count} lost or out of order; ${duplicates} came twice, each with the same id`,
        'nothing lost, order per resource kept, twice only with the same id',
      );
    },
  };
}
