import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { BalanceCard } from '@/parts/wallet/BalanceCard'
import { BalanceWay } from '@/parts/wallet/BalanceWay'
import { FeedSkeleton } from '@/parts/catalogue/FeedSkeleton'
import { GoodsFeed } from '@/parts/catalogue/GoodsFeed'
import { shopFilter } from '@/parts/catalogue/shopFilter'
import { Sorting } from '@/parts/catalogue/Sorting'
import { PagedList } from '@/blocks/list/PagedList'
import { go } from '@/navigation/go'
import { hasNativeBar } from '@/platform/navigationBar'
import { usePaged } from '@/cache/usePaged'
import { appearance } from '@/session/appearance'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Screen } from '@/blocks/screen/Screen'
import { Empty } from '@/ui/state/Empty'
import { SearchEntry } from '@/parts/catalogue/SearchEntry'
import { Categories } from './Categories'
import { Kinds } from './Kinds'
import { NearMachine } from './NearMachine'
import styles from './page.module.scss'
import { Strips } from './Strips'

export default observer(function ExchangeShop() {
  const { category, sort, affordable } = shopFilter
  const paged = usePaged('/tp5/api/ExchangeShop/Goods/lists', {
    sort,
    ...(category > 0 && { category_id: category }),
    ...(affordable && { affordable: 1 }),
  })
  const header = (
    <View className={styles.top}>
      <View className={styles.head}>
        {!hasNativeBar && <View className={styles.title}>兑换商城</View>}
        <SearchEntry />
      </View>
      <View className={styles.cards}>
        <BalanceCard>
          {session.signedIn ? (
            <>
              <BalanceWay onPress={() => void go('dataLog')}>收支明细</BalanceWay>
              <BalanceWay onPress={() => void go('pointsTask')}>赚积分</BalanceWay>
              <BalanceWay onPress={() => void go('exchangeLog')}>我的兑换</BalanceWay>
            </>
          ) : (
            <BalanceWay onPress={() => void go('login')}>登录看我的积分</BalanceWay>
          )}
        </BalanceCard>
        <Kinds />
      </View>
      <NearMachine />
      {!appearance.elder && <Strips />}
      <Categories />
      <Sorting
        sort={sort}
        affordable={affordable}
        onSort={(next) => shopFilter.sortBy(next)}
        onAffordable={(next) => shopFilter.showAffordable(next)}
      />
    </View>
  )
  const empty = (
    <Empty text={affordable ? '现在的积分和金币还换不了这一类' : '这一类还没有上货'}>
      {affordable && (
        <Button kind="soft" onPress={() => shopFilter.showAffordable(false)}>
          看全部商品
        </Button>
      )}
    </Empty>
  )
  return (
    <Screen route="exchangeShop">
      <PagedList paged={paged} header={header} skeleton={<FeedSkeleton />} empty={empty}>
        {(goods) => <GoodsFeed goods={goods} />}
      </PagedList>
    </Screen>
  )
})
