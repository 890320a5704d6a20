import type { Telling } from '../telling'

export const noticeTelling: Telling = {
  notice_reads: { title: '公告已读到', of: 'user_id', columns: ['seen_at'] },
}
