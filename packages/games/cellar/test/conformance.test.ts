import { conformanceSuite, everyRuleIsTested } from '@undercroft/testkit/suite';
import { game } from '../src/index.ts';

conformanceSuite(game);
everyRuleIsTested(game, new URL('..', import.meta.url));
