import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Out } from '@contract/api'
import { FeedSkeleton } from '@/parts/catalogue/FeedSkeleton'
import { GoodsFeed } from '@/parts/catalogue/GoodsFeed'
import { SignInStrip } from '@/parts/sign-in/SignInStrip'
import { PagedList } from '@/blocks/list/PagedList'
import { useRead } from '@/cache/useRead'
import { usePaged } from '@/cache/usePaged'
import { appearance } from '@/session/appearance'
import { Screen } from '@/blocks/screen/Screen'
import { SectionHead } from '@/ui/section/SectionHead'
import { Empty } from '@/ui/state/Empty'
import { ErrorView } from '@/blocks/state/ErrorView'
import { Banners } from './Banners'
import { ElderHome } from './ElderHome'
import { Entries } from './Entries'
import { HomeSkeleton } from './HomeSkeleton'
import { Notices } from './Notices'
import styles from './page.module.scss'
import { Place } from './Place'
import { SearchRow } from './SearchRow'
import { Strips } from './Strips'

export default observer(function Index() {
  const home = useRead('/tp5/api/Index/page')
  const place = <Place village={home.data?.village} loading={home.loading} />
  return (
    <Screen route="index">
      {appearance.elder ? (
        <ElderHome place={place} />
      ) : (
        <Feed place={place}>
          <SearchRow />
          {/* apart from its neighbours: among them its coming would send all of them again */}
          <View className={styles.body}>
            {home.data && <Offers page={home.data} />}
            {!home.data && home.loading && <HomeSkeleton />}
            {!home.data && !home.loading && (
              <ErrorView error={home.error} onRetry={() => void home.reload()} />
            )}
          </View>
        </Feed>
      )}
    </Screen>
  )
})

/** What there is besides the goods. */
function Offers({ page }: { page: Out<'/tp5/api/Index/page'> }) {
  return (
    <>
      <Banners banners={page.banners} />
      <Notices notices={page.notices} notices_seen_at={page.notices_seen_at} />
      <Entries entries={page.entries} />
      {page.week && <SignInStrip week={page.week} />}
      <Strips strips={page.strips} />
    </>
  )
}

interface FeedProps {
  place: React.ReactNode
  children: React.ReactNode
}

function Feed({ place, children }: FeedProps) {
  const paged = usePaged('/tp5/api/ExchangeShop/Goods/lists', {})
  const header = (
    <View className={styles.top}>
      {place}
      {children}
      <SectionHead title="邻居都在换" />
    </View>
  )
  return (
    <PagedList
      paged={paged}
      header={header}
      skeleton={<FeedSkeleton />}
      empty={<Empty text="集市还没摆好，晚点再来看看" />}
    >
      {(goods) => <GoodsFeed goods={goods} />}
    </PagedList>
  )
}
