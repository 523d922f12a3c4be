import { isDeepStrictEqual } from 'node:util';
import { Module } from '@nestjs/common';
import { Config, Ids, objectPlace, runCommand } from '#runtime';
import { moveObjects, openPlace } from '#vault';

@Module({})
class ObjectsModule {}

await runCommand({
  name: 'objects',
  module: ObjectsModule,
  takes: ['move', 'FROM', 'TO'],
  run: async (app, report, [verb, ...places]) => {
    const [from, to] = places.map(objectPlace);
    if (verb !== 'move' || from === undefined || to === undefined)
      throw new Error('Usage: npm run objects -- move FROM TO');
    if (isDeepStrictEqual(from, to)) throw new Error('That is one place and not two: nothing was moved.');
    const config = app.get(Config);
    const [source, target] = [await openPlace(config, from, app.get(Ids)), await openPlace(config, to, app.get(Ids))];
    const moved = await moveObjects(source, target, (soFar) => report(`${soFar} documents moved`));
    return `${moved} documents were moved, and nothing is left in ${places[0] ?? ''}. OBJECT_STORE_FORMER can go once every process has OBJECT_STORE=${places[1] ?? ''}.`;
  },
});
