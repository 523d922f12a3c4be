import { ApiExtraModels } from '@nestjs/swagger';
import 'reflect-metadata';

type Class = abstract new () => object;

/** What the generator of the documentation keeps of a field. */
interface Documented {
  readonly type?: unknown;
  readonly isArray?: boolean;
}

const shapesKey = 'gatehouse:shapes';
const fieldsKey = 'swagger/apiModelPropertiesArray';
const fieldKey = 'swagger/apiModelProperties';

/** Publishes the shapes that a field may have, and remembers them for tables. */
export function publishShapes(target: object, key: string | symbol, shapes: readonly Class[]): void {
  ApiExtraModels(...(shapes as (new () => object)[]))(target.constructor);
  Reflect.defineMetadata(shapesKey, shapes, target, key);
}

/** The shapes of what a documented answer lists under `results`; none where it lists nothing. */
export function listedShapes(answer: Class): readonly Class[] {
  return shapesOf(answer.prototype as object, 'results');
}

/**
 * The columns of a table of such objects, as paths: `amount.value`. They follow from what is documented and not from the
 * rows, so that two tables of the same list always have the same. What is a list itself is one column.
 */
export function columnsOf(shapes: readonly Class[], prefix = ''): string[] {
  const columns = shapes.flatMap((shape) => {
    const of = shape.prototype as object;
    return fieldsOf(of).flatMap((name) => {
      const inner = documented(of, name)?.isArray === true ? [] : shapesOf(of, name);
      return inner.length === 0 ? [`${prefix}${name}`] : columnsOf(inner, `${prefix}${name}.`);
    });
  });
  return [...new Set(columns)];
}

/** What is at such a path. */
export function valueAt(row: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], row);
}

function fieldsOf(of: object): string[] {
  return ((Reflect.getMetadata(fieldsKey, of) ?? []) as string[]).map((name) => name.slice(1));
}

function documented(of: object, name: string): Documented | undefined {
  return Reflect.getMetadata(fieldKey, of, name) as Documented | undefined;
}

function shapesOf(of: object, name: string): readonly Class[] {
  const shapes = Reflect.getMetadata(shapesKey, of, name) as readonly Class[] | undefined;
  if (shapes !== undefined) return shapes;
  const type = documented(of, name)?.type;
  if (typeof type !== 'function') return [];
  // A class that is named later is documented as a function that answers it.
  const shape = (type.prototype === undefined ? (type as () => Class)() : type) as Class;
  return fieldsOf(shape.prototype as object).length === 0 ? [] : [shape];
}
