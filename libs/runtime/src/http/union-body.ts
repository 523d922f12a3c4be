import { Body, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { ApiBody, ApiExtraModels } from '@nestjs/swagger';
import type { Union, UnionOf } from '#contracts';
import { Clock } from '../clock.js';
import { validVariant } from './read-json.js';

type Variants = Readonly<Record<string, new () => object>>;

/** The whole JSON body of a route is one variant of a union: `@UnionBody(reviewAttestation) payload: ReviewAttestationPayload`. */
export function UnionBody<V extends Variants>(of: Union<V>): ParameterDecorator {
  return (controller, method, index) => {
    if (method === undefined) throw new Error('A union is the body of a route, not of a constructor');
    const route = Object.getOwnPropertyDescriptor(controller, method) as PropertyDescriptor;
    Body(toVariantOf(of))(controller, method, index);
    ApiExtraModels(...new Set(Object.values(of.variants)))(controller, method, route);
    ApiBody({ schema: of.schema, required: true })(controller, method, route);
  };
}

/** A class of its own for each union, so that Nest gives it the clock. */
function toVariantOf<V extends Variants>(of: Union<V>): Type<PipeTransform> {
  @Injectable()
  class ToVariant implements PipeTransform<unknown, UnionOf<Union<V>>> {
    constructor(private readonly clock: Clock) {}

    transform(body: unknown): UnionOf<Union<V>> {
      return validVariant(of, body, this.clock);
    }
  }
  return ToVariant;
}
