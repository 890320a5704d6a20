import type { Telling } from '../telling'

export const drawTelling: Telling = {
  draws: {
    title: '抽取记录',
    of: 'user_id',
    columns: [
      'game',
      'drawn_for',
      'odds',
      'pool',
      'total',
      'place',
      'result',
      'message',
      'drawn_at',
    ],
  },
}
