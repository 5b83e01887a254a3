/** Texts that strangers write: no control characters, nothing invisible or that turns the direction of writing, nothing that could be markup. */
const UNREADABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029<>]/u;

export const isReadable = (text: string): boolean => text.isWellFormed() && !UNREADABLE.test(text);
