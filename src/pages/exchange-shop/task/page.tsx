import { useEffect } from 'react'
import { BalanceWay } from '@/parts/wallet/BalanceWay'
import { BalanceWays } from '@/parts/wallet/BalanceWays'
import { Figures } from '@/parts/holding/Figures'
import { Section } from '@/parts/holding/Section'
import { go } from '@/navigation/go'
import { useInFront } from '@/platform/inFront'
import { api } from '@/request/api'
import { useCall } from '@/cache/useCall'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Unloaded } from '@/blocks/state/Unloaded'
import { TaskRow } from './TaskRow'
import { groupsOf } from './tasks'

export default function PointsTask() {
  const call = useCall(() => api.get('/tp5/api/ExchangeShop/PointsTask/lists'), [], 'tasks')
  const { data, reload } = call
  const inFront = useInFront()
  useEffect(() => {
    if (inFront && data) void reload()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- tasks are done elsewhere: asked anew on coming back only
  }, [inFront])
  const figures = [
    { name: '现有积分', value: data?.points },
    { name: '今天领到', value: data?.today },
    { name: '可以领取', value: data?.list.filter(({ state }) => state === 'reached').length },
  ]
  return (
    <Screen route="pointsTask">
      <Stack inset>
        <Figures figures={figures}>
          <BalanceWays>
            <BalanceWay onPress={() => void go('dataLog', { type: 'points' })}>积分明细</BalanceWay>
            <BalanceWay onPress={() => void go('exchangeShop')}>去换东西</BalanceWay>
          </BalanceWays>
        </Figures>
        <Unloaded call={call} outline={4} />
        {data?.list.length === 0 && <Empty title="今天没有任务" text="过几天再来看看" />}
        {groupsOf(data?.list ?? []).map(({ title, tasks }) => (
          <Section key={title} title={title}>
            {tasks.map((task) => (
              <TaskRow key={task.key} task={task} onReceived={reload} />
            ))}
          </Section>
        ))}
      </Stack>
    </Screen>
  )
}
