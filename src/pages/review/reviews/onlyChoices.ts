import type { Only, Score } from '@/parts/review/review'

export type Which = Only | 'all'

const whiches = {
  all: { text: '全部', of: ({ count }: Score) => count },
  pictured: { text: '有图', of: ({ pictured }: Score) => pictured },
  good: { text: '好评', of: ({ good }: Score) => good },
  middling: { text: '中评', of: ({ middling }: Score) => middling },
  bad: { text: '差评', of: ({ bad }: Score) => bad },
} as const satisfies Record<Which, { text: string; of: (score: Score) => number }>

/** Each with how many there are, once that is known. */
export const onlyChoices = (score: Score | undefined) =>
  Object.entries(whiches).map(([value, { text, of }]) => ({
    value: value as Which,
    text: score ? `${text} ${of(score)}` : text,
  }))
