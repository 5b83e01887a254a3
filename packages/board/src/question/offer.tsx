/** An offer on a slip of paper, with its answers: it interrupts nobody, and waits until somebody answers. */
import type { DecisionBase } from '@undercroft/engine';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';
import './question.css';

interface OfferProps<D extends DecisionBase> {
  props: { busy: boolean; decide(d: NoInfer<D>): void };
  icon: string;
  /** Whose it is. */
  title: string;
  /** What is offered, and whatever helps to judge it. */
  children: ReactNode;
  options: readonly D[];
  label(d: D): string;
  threat?: boolean;
}

export function OfferSlip<D extends DecisionBase>({ props, icon, title, children, options, label, threat = false }: OfferProps<D>) {
  return (
    <li className={`slip offer ${threat ? 'threat' : ''}`}>
      <div>
        <Icon drawing={icon} /> <b>{title}</b> {children}
      </div>
      <div className="answers">
        {options.map((d) => (
          <Button key={JSON.stringify(d)} data-decision={d.kind} disabled={props.busy} onClick={() => props.decide(d)}>
            {label(d)}
          </Button>
        ))}
      </div>
    </li>
  );
}
