import type { ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ApiVersion, apiVersions, newestVersion } from '#contracts';
import { ValidationFailed } from '#errors';
import { versionHeader } from '#runtime';
import type { AnyCaller } from '../keys/caller.js';

/** From here on the request is answered in the version that it asks for, or else in that of its key. */
export function answerInVersion(context: ExecutionContext, caller?: AnyCaller): void {
  const http = context.switchToHttp();
  const version = askedVersion(http.getRequest<FastifyRequest>()) ?? pinnedVersion(caller);
  void http.getResponse<FastifyReply>().header(versionHeader, version);
}

/** What was said of it last is what is answered. */
export function versionOf(reply: FastifyReply): string {
  return String(reply.getHeader(versionHeader));
}

function askedVersion({ headers }: FastifyRequest): ApiVersion | undefined {
  const sent = headers['gatehouse-version'];
  if (sent === undefined) return undefined;
  const asked = apiVersions.find((version) => version === sent);
  if (asked === undefined) throw ValidationFailed.at(versionHeader, `must be one of: ${apiVersions.join(', ')}`);
  return asked;
}

/** A process of before, while another is being started, does not know the newest one that a key may be pinned to. */
function pinnedVersion(caller: AnyCaller | undefined): ApiVersion {
  const pinned = caller?.kind === 'organization' ? caller.apiVersion : undefined;
  return apiVersions.find((version) => version === pinned) ?? newestVersion;
}
