/** The Final Boss: each stage is the theatre without its curtain. */
import type { ScreenProps } from '../../board-props.ts';
import { Theatre } from '../theatre/theatre.tsx';
import { Town } from '../town/town.tsx';

export const Boss = (screen: ScreenProps) => (screen.props.view.step === 'none' ? <Town {...screen} /> : <Theatre {...screen} />);
