import { View } from '@tarojs/components'
import { BalanceCard } from '@/blocks/balance/BalanceCard'
import { BalanceWay } from '@/blocks/balance/BalanceWay'
import { BalanceWays } from '@/blocks/balance/BalanceWays'
import { Roof } from '@/blocks/balance/Roof'
import { GoodsCard } from '@/blocks/goods/GoodsCard'
import { GoodsFeed } from '@/blocks/goods/GoodsFeed'
import { GoodsRow } from '@/blocks/goods/GoodsRow'
import { GoodsRows } from '@/blocks/goods/GoodsRows'
import { SearchEntry } from '@/blocks/goods/SearchEntry'
import { Sorting } from '@/blocks/goods/Sorting'
import { SectionHead } from '@/ui/section/SectionHead'
import styles from '../gallery.module.scss'
import { goods, offers } from '../goods'
import { nothing } from '../nothing'

/** What I hold, and what it buys. */
export function Shop() {
  return (
    <>
      <View>
        <SectionHead title="余额 BalanceCard · BalanceWay" />
        <BalanceCard>
          <BalanceWay onPress={nothing}>积分明细</BalanceWay>
          <BalanceWay onPress={nothing}>去赚积分</BalanceWay>
        </BalanceCard>
      </View>
      <View>
        <SectionHead title="屋檐 Roof · BalanceWays" />
        <Roof>
          <BalanceWays>
            <BalanceWay onPress={nothing}>登录看我的积分</BalanceWay>
          </BalanceWays>
        </Roof>
      </View>
      <View>
        <SectionHead title="商品卡 GoodsCard" />
        <View className={styles.pair}>
          {goods.slice(1, 3).map((one) => (
            <GoodsCard key={one.goods_id} goods={one} eager />
          ))}
        </View>
      </View>
      <View>
        <SectionHead title="商品流 GoodsFeed" />
        <GoodsFeed goods={goods} />
      </View>
      <View>
        <SectionHead title="找商品 SearchEntry" />
        <SearchEntry />
      </View>
      <View>
        <SectionHead title="排序 Sorting" />
        <Sorting sort="sold" affordable onSort={nothing} onAffordable={nothing} />
      </View>
      <View>
        <SectionHead title="各类商品 GoodsRows · GoodsRow" />
        <GoodsRows goods={offers} />
        <View className={styles.row}>
          {offers.slice(0, 1).map((one) => (
            <GoodsRow key={one.goods_id} goods={one} brief eager />
          ))}
        </View>
      </View>
    </>
  )
}
