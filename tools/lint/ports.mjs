/** What areas of the server offer upwards is declared in these files beside them. */
export const ports = [
  'area.ts',
  'card.ts',
  'coded.ts',
  'landing.ts',
  'leaving.ts',
  'pushed.ts',
  'shown-words.ts',
  'upheld.ts',
  'telling.ts',
  'front-page.ts',
  'waiting.ts',
  'received.ts',
]
