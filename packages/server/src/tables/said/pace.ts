/** How fast bots go on at a table. */

/** How fast bots go on. Story: time to look at each deed. Brisk: a glance. At once: nobody waits for a bot. */
export const PACES = ['story', 'brisk', 'at-once'] as const;

export type Pace = (typeof PACES)[number];

export const USUAL_PACE: Pace = 'brisk';
