import type { Board } from '@undercroft/terminal/board.ts';
import type { View } from '../src/view.ts';
export const board: Board<View> = { draw: () => [] };
