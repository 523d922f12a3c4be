import { type Drill, Faults } from './drill.js';
import type { EngineName } from './event-server.js';
import { range } from './lanes.js';
import { SinkScene } from './sink-scene.js';

const eventsPerRound = 4_000;
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
      const recording = scene.record(times * stage.sized(eventsPerRound, 1_500), stage.sized(eventsPerSecond, 50));
      for (const _ of range(times)) {
        await scene.cut();
        await scene.killServer();
        await scene.killBeforeConfirmation(faults);
      }
      const { events, duplicates } = await scene.examine(await recording, faults);
      return faults.verdict(
        `${times} × the connection cut, ${times} × the server and ${times} × all publishing replicas killed by kill -9: ${events} events, lost: ${faults.of('lost')}, in all ${faults.count} lost or out of order; ${duplicates} came twice, each with the same id`,
        'nothing lost, order per resource kept, twice only with the same id',
      );
    },
  };
}
