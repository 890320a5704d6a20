import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { go } from '@/navigation/go'
import { useRead } from '@/cache/useRead'
import { session } from '@/session/session'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { ErrorView } from '@/blocks/state/ErrorView'
import { mostShown, waysOf } from './ways'
import { WayRow } from './WayRow'

const rowHeight = 92

const openTasks = () => void go('pointsTask')

/** What may still be done for points; to a visitor all of it. */
export const Tasks = observer(function Tasks() {
  const { data, error, loading, reload } = useRead('/tp5/api/ExchangeShop/PointsTask/lists')
  const more = session.signedIn ? `今天领到 ${data?.today ?? 0} 积分` : '看全部'
  if (error !== undefined && !data) {
    return <ErrorView error={error} onRetry={() => void reload()} />
  }
  const ways = data && waysOf(data.list)
  return (
    <View>
      <SectionHead title="做任务" {...(data && { more, onMore: openTasks })} />
      {loading && <Skeleton height={`${mostShown * rowHeight}px`} />}
      {!loading && (
        <Card bare>
          {ways?.map(({ key, title, note, points, state }) => (
            <WayRow
              key={key}
              icon="points"
              title={title}
              note={note}
              brings={`+${points} 积分`}
              ready={state === 'reached'}
              onPress={openTasks}
            />
          ))}
          {ways?.length === 0 && (
            <WayRow
              icon="ok"
              title="任务都领完了"
              note="明天有新的每日任务"
              brings="看看领到了什么"
              onPress={openTasks}
            />
          )}
        </Card>
      )}
    </View>
  )
})
