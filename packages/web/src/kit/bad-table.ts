/** Thrown instead of asking the server for a table that the rules of its game do not allow; the message is in the page's language. */
export class BadTable extends Error {}
