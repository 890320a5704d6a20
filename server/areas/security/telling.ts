import type { Telling } from '../telling'

export const securityTelling: Telling = {
  security_events: {
    title: '安全事件',
    of: 'user_id',
    columns: ['at', 'kind', 'outcome', 'times'],
  },
}
