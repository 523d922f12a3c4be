import { Param, type PipeTransform } from '@nestjs/common';
import { ResourceNotFound } from '#errors';
import { readId } from '../ids.js';

class ToId implements PipeTransform<string, string> {
  constructor(private readonly resource: string) {}

  transform(text: string): string {
    const id = readId(text);
    if (id === undefined) throw new ResourceNotFound(this.resource, text);
    return id;
  }
}

/** The id of a resource in the path, `{<resource>Id}`. Anything but a UUID is answered like an unknown id. */
export function IdParam(resource: string, parameter = `${resource}Id`): ParameterDecorator {
  return Param(parameter, new ToId(resource));
}
