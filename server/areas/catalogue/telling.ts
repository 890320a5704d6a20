import type { Telling } from '../telling'

export const catalogueTelling: Telling = {
  goods_wants: {
    title: '我想要',
    of: 'user_id',
    columns: ['goods_id', 'created_at', 'dropped_at', 'told_at'],
  },
}
