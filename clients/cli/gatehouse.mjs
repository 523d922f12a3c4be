#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In the repository it is bundled where a source is newer; as a package it comes bundled.
if (existsSync(new URL('src', import.meta.url))) await (await import('./build.mjs')).buildCli();
const { main } = await import('./dist/gatehouse-cli.js');
process.exitCode = await main(process.argv.slice(2));
