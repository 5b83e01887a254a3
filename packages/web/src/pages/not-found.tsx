/** There is nothing at this address. */

import { useSay } from '@undercroft/board/text.ts';
import { Page } from '../kit/page.tsx';
import { Rat } from '../kit/rat.tsx';
import { TroubleCard } from './trouble.tsx';

export function NotFoundPage() {
  const say = useSay();
  return (
    <Page title={say('error.notFound')}>
      <TroubleCard title={say('error.notFound')} text={say('error.notFoundText')} />
      <Rat>{say('error.notFoundRat')}</Rat>
    </Page>
  );
}
