/** Under what lies beside a table on a phone: what the bar has no room for. */
import { Link } from '@undercroft/board/controls/link.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { SettingsButton } from '../kit/bar.tsx';

export function SheetFoot() {
  const say = useSay();
  return (
    <p className="sheet-foot">
      <SettingsButton words />
      <Link className="button ghost usual" href="/about">
        {say('about.howItWorks')}
      </Link>
    </p>
  );
}
