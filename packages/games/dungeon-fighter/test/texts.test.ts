import { speaksSuite } from '@undercroft/testkit/suite';
import { game } from '../src/index.ts';

speaksSuite(game, new URL('../src/texts/', import.meta.url));
