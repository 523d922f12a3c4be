import { join } from 'node:path';
import { ownFolder } from '#runtime';

/** The folder of the built widget. */
export abstract class WidgetFolder {
  abstract readonly path: string;
}

export function ownWidgetFolder(): WidgetFolder {
  return { path: join(ownFolder(), 'widget/dist') };
}
