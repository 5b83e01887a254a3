#!/usr/bin/env node
/** The command `undercroft`. */
import { processIo } from './io.ts';
import { undercroft } from './program.ts';

// Whoever reads our output may stop early (`| head`); that is no failure.
process.stdout.on('error', (error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 2));
process.exitCode = await undercroft(process.argv.slice(2), processIo());
