/** The cross that closes things, as a drawing for `Icon`. */
export const CROSS =
  '<path d="M112 112l288 288M400 112L112 400" fill="none" stroke="currentColor" stroke-width="60" stroke-linecap="round"/>';
