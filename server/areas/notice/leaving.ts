import type { Leaving } from '../leaving'

export const noticeLeaving: Leaving = {
  tables: { notice_reads: { gone: 'user_id' } },
}
