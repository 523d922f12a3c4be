import { Param, type PipeTransform } from '@nestjs/common';
import { type Blockchain, blockchains } from '#contracts';
import { ResourceNotFound } from '#errors';

class ToBlockchain implements PipeTransform<string, Blockchain> {
  transform(text: string): Blockchain {
    const found = blockchains.find((blockchain) => blockchain === text);
    if (found === undefined) throw new ResourceNotFound('chain', text);
    return found;
  }
}

/** How it is documented. */
export const chainParam = { name: 'chain', schema: { type: 'string' as const, enum: [...blockchains] } };

/** The chain in the path, by its name. */
export function ChainParam(): ParameterDecorator {
  return Param('chain', new ToBlockchain());
}
