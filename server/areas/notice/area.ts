import { noticeCalls } from '@contract/notice'
import { defineArea } from '../area'
import { noticeLeaving } from './leaving'
import { noticeHandlers } from './notice.calls'
import { seedNotices } from './seed'
import { noticeTelling } from './telling'

export const noticeArea = defineArea({
  name: 'notice',
  calls: noticeCalls,
  handlers: noticeHandlers,
  leaving: noticeLeaving,
  telling: noticeTelling,
  seed: seedNotices,
})
