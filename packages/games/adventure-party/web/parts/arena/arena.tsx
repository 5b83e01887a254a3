/** The Arena: each competitor's roll is the theatre. */
import type { ActProps } from '../../board-props.ts';
import { Theatre } from '../theatre/theatre.tsx';
import { Town } from '../town/town.tsx';

export const Arena = (act: ActProps) => (act.props.view.step === 'none' ? <Town {...act} /> : <Theatre {...act} />);
