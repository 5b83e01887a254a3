/** An icon drawn in the colour of the text around it. Decoration only: the words beside it carry the meaning. */
export function Icon({ drawing, className = '' }: { drawing: string; className?: string }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      // Drawings are bundled with the page, never taken from outside.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
