import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useRead } from '@/cache/useRead'
import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { useFilms } from '@/parts/ad-reward/useFilms'
import type { Week } from '@/parts/sign-in/signing'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Progress } from '@/ui/progress/Progress'
import { SectionHead } from '@/ui/section/SectionHead'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { todayOf } from './ways'

/** As high as the card. */
const height = '168px'

/** What today has brought so far, and what it still may. */
export const Today = observer(function Today({ week }: { week: Week | undefined }) {
  const { data } = useRead('/tp5/api/ExchangeShop/PointsTask/lists', {}, { member: true })
  const ads = useRead('/tp5/api/AdTask/baseInfo', {}, { member: true })
  const films = useFilms()
  if (!session.signedIn)
    return (
      <Card>
        <Stack>
          <Text>签到、做任务、请邻居来，都能领积分，攒够了换东西。</Text>
          <Button shape="full" onPress={() => void go('login')}>
            登录开始赚
          </Button>
        </Stack>
      </Card>
    )
  if (!data || !week || ads.loading || films.loading) return <Skeleton height={height} />
  const { got, left } = todayOf(data, week, (ads.data?.today_points ?? 0) + (films.data?.got ?? 0))
  const cents = ads.data?.today_cents ?? 0
  return (
    <Card>
      <SectionHead
        title="今天到手"
        more="明细"
        onMore={() => void go('dataLog', { type: 'points' })}
      />
      <View>
        <Text size="xl" strong tone="gold">
          {cents > 0 ? `${grouped(got)} 积分 · ${money(cents)}` : `${grouped(got)} 积分`}
        </Text>
        <Progress
          label={left > 0 ? `还能赚 ${grouped(left)} 积分` : '今天的都领完了，明天再来'}
          value={got}
          whole={got + left}
          note={`今天一共 ${grouped(got + left)}`}
        />
      </View>
    </Card>
  )
})
