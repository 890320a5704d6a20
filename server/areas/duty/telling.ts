import type { Telling } from '../telling'

export const dutyTelling: Telling = {
  duties: {
    title: '负责的售货机',
    of: 'user_id',
    columns: ['role', 'machine_id', 'village', 'share', 'starts_at', 'ends_at'],
  },
}
