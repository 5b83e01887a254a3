#!/usr/bin/env -S node --min-semi-space-size=64 --max-semi-space-size=64
/** The command `undercroft`. Room for young objects: a server makes many that die at once, and cleaning up often is a quarter of its work. */
import { processIo } from './io.ts';
import { undercroft } from './program.ts';

// Whoever reads our output may stop early (`| head`); that is no failure.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 2));
process.exitCode = await undercroft(process.argv.slice(2), processIo());
