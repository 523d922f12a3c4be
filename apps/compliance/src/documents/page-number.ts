import { Param, type PipeTransform } from '@nestjs/common';
import { ResourceNotFound } from '#errors';

/** Of a page in the path, from 1. Anything else is answered like a page that is not there. */
export function PageNumber(): ParameterDecorator {
  const toNumber: PipeTransform<string, number> = {
    transform: (text) => {
      if (!/^[1-9]\d{0,6}$/.test(text)) throw new ResourceNotFound('page', text);
      return Number(text);
    },
  };
  return Param('pageNumber', toNumber);
}
