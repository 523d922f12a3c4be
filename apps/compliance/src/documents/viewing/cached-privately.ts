import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Observable, tap } from 'rxjs';

/**
 * What is shown stays in the browser of who was shown it, for them alone and not for long. Only what is shown: a refusal that
 * stays would be answered again to who has said why they look.
 */
@Injectable()
export class CachedPrivately implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      tap(() => {
        void reply.header('cache-control', 'private, max-age=300').header('vary', 'Cookie, Authorization, Origin');
      }),
    );
  }
}
