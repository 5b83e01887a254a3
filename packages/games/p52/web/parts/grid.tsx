/** A grid of buttons for ears and keys. A table's own elements would bring a table's layout; the buttons inside have the focus. */
import type { ComponentProps } from 'react';

const ROLES = { grid: { role: 'grid' }, row: { role: 'row' }, cell: { role: 'gridcell' } } as const;

export const Grid = (rest: ComponentProps<'div'>) => <div {...ROLES.grid} {...rest} />;
export const Row = (rest: ComponentProps<'div'>) => <div {...ROLES.row} {...rest} />;
export const Cell = (rest: ComponentProps<'span'>) => <span {...ROLES.cell} {...rest} />;
