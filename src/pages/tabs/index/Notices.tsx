import type { Out } from '@contract/api'
import { NoticeBar } from '@/ui/notice/NoticeBar'

type Notice = Out<'/tp5/api/Index/page'>['notices'][number]

export function Notices({ notices }: { notices: readonly Notice[] }) {
  return notices.map((notice) => <NoticeBar key={notice.notice_id}>{notice.text}</NoticeBar>)
}
