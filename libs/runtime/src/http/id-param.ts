import { Param, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { ResourceNotFound } from '#errors';

class ToId implements PipeTransform<string, string> {
  constructor(private readonly resource: string) {}

  transform(text: string): string {
    if (!isUUID(text)) throw new ResourceNotFound(this.resource, text);
    return text.toLowerCase();
  }
}

/** The id of a resource in the path, `{<resource>Id}`. What is no UUID is answered like an id that nothing has. */
export function IdParam(resource: string, parameter = `${resource}Id`): ParameterDecorator {
  return Param(parameter, new ToId(resource));
}
