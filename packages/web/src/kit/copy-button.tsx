/** Copies a text, and says for a moment that it was done. */
import { Button } from '@undercroft/board/controls/button.tsx';
import { useSay } from '@undercroft/board/text.ts';
import { useEffect, useState } from 'react';

export function CopyButton({ text, words }: { text: string; words?: string }) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  // Pages without TLS have no clipboard.
  if (navigator.clipboard === undefined) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button onClick={() => void copy()}>{copied ? say('lobby.copied') : (words ?? say('lobby.copy'))}</Button>
      <span className="out-of-sight" role="status">
        {copied && say('lobby.copied')}
      </span>
    </>
  );
}
