import { observer } from 'mobx-react'
import type { Out } from '@contract/api'
import { go } from '@/navigation/go'
import { noticesSeen } from '@/session/noticesSeen'
import { NoticeBar } from '@/ui/notice/NoticeBar'

type Page = Pick<Out<'/tp5/api/Index/page'>, 'notices' | 'notices_seen_at'>

/** The newest notice, and how many there are that nobody here has read; a tap leads to all. */
export const Notices = observer(function Notices({ notices, notices_seen_at }: Page) {
  const [newest] = notices
  if (!newest) return null
  const seen = [noticesSeen.at, notices_seen_at ?? ''].sort()[1]!
  const unread = notices.filter(({ changed_at }) => changed_at > seen).length
  return (
    <NoticeBar more={unread > 0 ? `${unread} 条新` : '查看'} onMore={() => void go('notices')}>
      {newest.text}
    </NoticeBar>
  )
})
