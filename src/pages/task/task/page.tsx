import { observer } from 'mobx-react'
import { FilmCard } from '@/parts/ad-reward/FilmCard'
import { useFilms } from '@/parts/ad-reward/useFilms'
import { BalanceWay } from '@/parts/wallet/BalanceWay'
import { BalanceWays } from '@/parts/wallet/BalanceWays'
import { Figures } from '@/parts/holding/Figures'
import { Section } from '@/parts/holding/Section'
import { go } from '@/navigation/go'
import { session } from '@/session/session'
import { useAtOnce } from '@/cache/useAtOnce'
import { useRead } from '@/cache/useRead'
import { Screen } from '@/blocks/screen/Screen'
import { Stack } from '@/ui/stack/Stack'
import { Empty } from '@/ui/state/Empty'
import { Unloaded } from '@/blocks/state/Unloaded'
import { TaskRow } from './TaskRow'
import { groupsOf } from './tasks'

export default observer(function PointsTask() {
  const call = useRead('/tp5/api/ExchangeShop/PointsTask/lists')
  const waits = useAtOnce([call, useFilms()], { state: 'end' })
  const data = waits ? undefined : call.data
  const mine = session.signedIn ? data : undefined
  const figures = [
    { name: '现有积分', value: mine?.points },
    { name: '今天领到', value: mine?.today },
    { name: '可以领取', value: mine?.list.filter(({ state }) => state === 'reached').length },
  ]
  return (
    <Screen route="pointsTask">
      <Stack inset>
        <Figures figures={figures}>
          <BalanceWays>
            {session.signedIn ? (
              <BalanceWay onPress={() => void go('dataLog', { type: 'points' })}>
                积分明细
              </BalanceWay>
            ) : (
              <BalanceWay onPress={() => void go('login')}>登录领积分</BalanceWay>
            )}
            <BalanceWay onPress={() => void go('exchangeShop')}>去换东西</BalanceWay>
          </BalanceWays>
        </Figures>
        {waits && <Unloaded call={waits} outline={4} />}
        {data && <FilmCard />}
        {data?.list.length === 0 && <Empty title="今天没有任务" text="过几天再来看看" />}
        {groupsOf(data?.list ?? []).map(({ title, tasks }) => (
          <Section key={title} title={title}>
            {tasks.map((task) => (
              <TaskRow key={task.key} task={task} />
            ))}
          </Section>
        ))}
      </Stack>
    </Screen>
  )
})
