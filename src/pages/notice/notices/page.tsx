import { useEffect, useState } from 'react'
import { observer } from 'mobx-react'
import { api } from '@/request/api'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { noticesSeen } from '@/session/noticesSeen'
import { session } from '@/session/session'
import { Screen } from '@/blocks/screen/Screen'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Unloaded } from '@/blocks/state/Unloaded'
import { NoticeCard } from './NoticeCard'

/** What the house makes known; opened, all of it counts as read. */
export default observer(function Notices() {
  const call = useRead('/tp5/api/Index/notices')
  const { data } = call
  const [before] = useState(() => noticesSeen.at)
  const newest = data?.list[0]?.changed_at
  useEffect(() => {
    if (newest === undefined) return
    noticesSeen.upTo(newest)
    // nobody waits for it: whatever fails is asked again with the next reading
    if (session.signedIn) void api.post('/user/common/setSeeStatus', {}).catch(() => undefined)
  }, [newest])
  const seen = [before, data?.seen_at ?? ''].sort()[1]!
  return (
    <Screen route="notices">
      <Stack inset>
        {session.signedIn && (
          <Card bare>
            <Cell
              icon="bell"
              title="我的消息"
              value="订单、卡券、活动的进展"
              onPress={() => void go('messages')}
            />
          </Card>
        )}
        <Unloaded call={call} outline={3} />
        {data?.list.length === 0 && <Empty title="还没有公告" text="有消息会在首页告诉您" />}
        {data?.list.map((notice) => (
          <NoticeCard key={notice.notice_id} notice={notice} unread={notice.changed_at > seen} />
        ))}
      </Stack>
    </Screen>
  )
})
