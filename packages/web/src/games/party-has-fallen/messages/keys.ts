/** Lets `useSay` know what this board says. */
import type { Message } from '@undercroft/engine';
import type english from './en.json';

declare module '../../../text.ts' {
  interface Words extends Readonly<Record<keyof typeof english, Message>> {}
}
