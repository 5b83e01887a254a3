/** The game's own sentences on pages beside its tables. */
import { sayer, useLanguage } from '@undercroft/board/text.ts';
import { inLanguage, type Say } from '@undercroft/engine';
import { useEffect, useState } from 'react';
import { game, type P52Say } from '../src/index.ts';

const ENGLISH: Say = sayer(game.words.speech!.english, 'en') as Say;

/** The game's own sentences in the language of the page. */
export function useGameSpeech(): P52Say {
  const language = useLanguage();
  const [said, setSaid] = useState<{ language: string; say: Say }>({ language: 'en', say: ENGLISH });
  useEffect(() => {
    let isCurrent = true;
    inLanguage(game, language).then(({ words }) => isCurrent && setSaid({ language, say: words.say ?? ENGLISH }));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return said.say;
}
