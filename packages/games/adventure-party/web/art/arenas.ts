/** What stands over the gate of each Arena, by id. */
import highKick from 'game-icon:high-kick';
import priceTag from 'game-icon:price-tag';
import sandal from 'game-icon:sandal';
import shieldBounces from 'game-icon:shield-bounces';
import umbrella from 'game-icon:umbrella';
import williamTell from 'game-icon:william-tell';

export const ARENAS: Readonly<Record<string, string>> = {
  'sand-and-sandals': sandal,
  'archers-brunch': williamTell,
  'shield-social': shieldBounces,
  'wizards-wet-sunday': umbrella,
  'the-long-kick': highKick,
  'everything-must-go': priceTag,
};
