import { describe, expect, test } from '@jest/globals';
import { HttpException, NotFoundException } from '@nestjs/common';
import { errorContracts } from './catalog.js';
import { errorBody, toGatehouseError } from './error.filter.js';
import { Forbidden } from './access.errors.js';

describe('what is thrown becomes what is answered', () => {
  test.each<[string, unknown, string, number]>([
    ['our own error', new Forbidden('payouts:execute'), 'Forbidden', 403],
    ['no route', new NotFoundException(), 'ResourceNotFound', 404],
    ['a framework refusal', new HttpException('x', 400), 'MalformedRequest', 400],
    ['too large', new HttpException('x', 413), 'MalformedRequest', 413],
    [
      'a Fastify refusal',
      Object.assign(new Error('x'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }),
      'MalformedRequest',
      415,
    ],
    ['a mistake of ours', new TypeError('x is not a function'), 'InternalError', 500],
    ['a framework failure', new HttpException('x', 500), 'InternalError', 500],
    ['something odd', { statusCode: 400, message: 'not an error at all' }, 'InternalError', 500],
  ])('%s', (_, thrown, name, status) => {
    const error = toGatehouseError(thrown);
    expect([error.contract.name, error.contract.status]).toEqual([name, status]);
  });

  test('the cause of our own mistake is not told', () => {
    const body = errorBody(toGatehouseError(new Error('password=hunter2')), 'id');
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(Object.keys(body)).toEqual(['errorInstanceId', 'name', 'message', 'params']);
  });

  test('every error has words for what to do about it', () => {
    expect(errorContracts.size).toBeGreaterThan(20);
    for (const contract of errorContracts.values()) expect(contract.about.length).toBeGreaterThan(20);
  });
});
