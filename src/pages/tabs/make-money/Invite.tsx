import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { useClosed } from '@/cache/useClosed'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { WayRow } from './WayRow'

/** What brings most at once: a neighbour who has not been here. */
export function Invite() {
  const closed = useClosed()
  if (closed('inviteReward')) return null
  return (
    <View>
      <SectionHead title="请邻居来" />
      <Card bare>
        <WayRow
          icon="gift"
          title="邀请邻居"
          note="发一张海报，新邻居收到自己换的第一件实物就算"
          brings="您和新邻居都得积分"
          onPress={() => void go('newGuest')}
        />
        <WayRow
          icon="user"
          title="邻居做任务，您也得"
          note="请来的邻居做完广告任务，奖励有您一份"
          brings="看谁来了、带来多少"
          onPress={() => void go('multilevel')}
        />
        <WayRow
          icon="star"
          title="当推广员"
          note="招来的邻居用起来，一件件都有奖励"
          brings="奖励能提现"
          onPress={() => void go('distributorActivitySelf')}
        />
      </Card>
    </View>
  )
}
