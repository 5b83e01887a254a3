/** The Final Boss: each stage is the theatre without its curtain. */
import type { ActProps } from '../../board-props.ts';
import { Theatre } from '../theatre/theatre.tsx';
import { Town } from '../town/town.tsx';

export const Boss = (act: ActProps) => (act.props.view.step === 'none' ? <Town {...act} /> : <Theatre {...act} />);
