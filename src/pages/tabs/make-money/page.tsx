import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ComponentProps } from 'react'
import { FilmCard } from '@/parts/ad-reward/FilmCard'
import { useFilms } from '@/parts/ad-reward/useFilms'
import { CampaignCard } from '@/parts/campaign/CampaignCard'
import { EarningsCard } from '@/parts/earnings/EarningsCard'
import { SignInSkeleton } from '@/parts/sign-in/SignInSkeleton'
import { SignInStrip } from '@/parts/sign-in/SignInStrip'
import { BalanceCard } from '@/parts/wallet/BalanceCard'
import { BalanceWay } from '@/parts/wallet/BalanceWay'
import { useMe } from '@/parts/wallet/useMe'
import { PagedList } from '@/blocks/list/PagedList'
import { go } from '@/navigation/go'
import { hasNativeBar } from '@/platform/navigationBar'
import { useAtOnce } from '@/cache/useAtOnce'
import { usePaged } from '@/cache/usePaged'
import { useRead } from '@/cache/useRead'
import { session } from '@/session/session'
import { Screen } from '@/blocks/screen/Screen'
import { SectionHead } from '@/ui/section/SectionHead'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Stack } from '@/ui/stack/Stack'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import { AdTasks } from './AdTasks'
import { Invite } from './Invite'
import { Tasks } from './Tasks'
import { Today } from './Today'

/** All that brings points: signing in, tasks, neighbours, campaigns. */
export default observer(function MakeMoney() {
  const paged = usePaged('/tp5/api/Campaign/lists', { open: 1 })
  const week = useRead('/tp5/api/UserSignIn/weekRecord', {}, { member: true })
  const tasks = usePaged('/tp5/api/AdTask/lists', {})
  const waits = useAtOnce([week, useMe(), useFilms()], tasks)
  const header = (
    <Stack inset>
      {!hasNativeBar && (
        <Text size="lg" strong>
          任务
        </Text>
      )}
      <Today week={week.data} />
      {week.data && <SignInStrip week={week.data} />}
      {week.loading && <SignInSkeleton />}
      {waits?.loading ? <Skeleton height="100vh" /> : <Rest campaigns={tasks.rows} />}
    </Stack>
  )
  return (
    <Screen route="makeMoney">
      <PagedList
        paged={paged}
        header={header}
        skeleton={<RowsSkeleton rows={3} />}
        empty={<Empty title="暂时没有活动" text="新活动上线后会出现在这里" />}
      >
        {(campaigns) => (
          <Stack>
            {campaigns.map((teaser) => (
              <CampaignCard key={teaser.key} teaser={teaser} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Screen>
  )
})

type RestProps = ComponentProps<typeof AdTasks>

/** What stands below comes with it: nothing moves into its place. */
const Rest = observer(function Rest({ campaigns }: RestProps) {
  const me = useMe()
  return (
    <>
      <AdTasks campaigns={campaigns} />
      <Tasks />
      <FilmCard />
      <View>
        <SectionHead title="我的余额" />
        <BalanceCard>
          {session.signedIn ? (
            <>
              <BalanceWay onPress={() => void go('dataLog')}>收支明细</BalanceWay>
              <BalanceWay onPress={() => void go('exchangeShop')}>去换东西</BalanceWay>
            </>
          ) : (
            <BalanceWay onPress={() => void go('login')}>登录看我的积分</BalanceWay>
          )}
        </BalanceCard>
      </View>
      {me.data && <EarningsCard earnings={me.data.earnings} />}
      <Invite />
      <SectionHead title="现在能参加的" more="全部活动" onMore={() => void go('subjectPage')} />
    </>
  )
})
