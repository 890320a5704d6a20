import { useState } from 'react'
import type { Out } from '@contract/api'
import { NoticeBar } from '@/ui/notice/NoticeBar'
import { Stack } from '@/ui/stack/Stack'

type Notice = Out<'/tp5/api/Index/page'>['notices'][number]

/** The newest notice; the others unfold below it. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const [unfolded, setUnfolded] = useState(false)
  const [newest, ...others] = notices
  if (!newest) return null
  const toggle =
    others.length > 0
      ? {
          more: unfolded ? '收起' : `还有 ${others.length} 条`,
          onMore: () => setUnfolded(!unfolded),
        }
      : {}
  return (
    <Stack>
      <NoticeBar {...toggle}>{newest.text}</NoticeBar>
      {unfolded &&
        others.map((notice) => <NoticeBar key={notice.notice_id}>{notice.text}</NoticeBar>)}
    </Stack>
  )
}
