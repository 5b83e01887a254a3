/** Lets `useSay` know what this board says. */
import type { Message } from '@undercroft/engine';
import type english from './en.json';

declare module '@undercroft/board/text.ts' {
  interface Words extends Readonly<Record<keyof typeof english, Message>> {}
}
