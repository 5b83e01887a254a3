/** What people ask at the table, and the rule that answers; what is printed on cards and must open its line. */
export const QUESTIONS = {
  en: { 'how do I win': 'CEL-005', 'can I trade': 'CEL-022', 'who may help me': 'CEL-016' },
  de: { 'wie gewinne ich': 'CEL-005', 'darf ich tauschen': 'CEL-022', 'wer darf helfen': 'CEL-016' },
};

export const PRINTED = ['strength', 'life', 'item'];
