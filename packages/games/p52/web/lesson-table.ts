/** The table of the first session: one character that is ready, one quest, plain rules. */
export const OPTIONS = { layout: 'generator' } as const;

/** The shortest of the quests. */
export const QUEST = 'water';
