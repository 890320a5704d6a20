import type { Telling } from '../telling'

export const streetTelling: Telling = {
  street_gifts: {
    title: '街头礼物',
    of: 'user_id',
    columns: ['activity_id', 'state', 'created_at', 'given_at'],
  },
  street_moves: {
    title: '推广礼物进出',
    of: 'user_id',
    columns: ['activity_id', 'kind', 'pieces', 'moved_at'],
  },
  street_promoters: {
    title: '街头推广',
    of: 'user_id',
    columns: ['activity_id', 'began_at', 'ended_at'],
  },
}
