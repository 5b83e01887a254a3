/** The Arena: each competitor's roll is the theatre. */
import type { ScreenProps } from '../../board-props.ts';
import { Theatre } from '../theatre/theatre.tsx';
import { Town } from '../town/town.tsx';

export const Arena = (screen: ScreenProps) => (screen.props.view.step === 'none' ? <Town {...screen} /> : <Theatre {...screen} />);
