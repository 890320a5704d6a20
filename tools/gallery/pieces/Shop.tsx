import { View } from '@tarojs/components'
import { BalanceCard } from '@/parts/wallet/BalanceCard'
import { BalanceWay } from '@/parts/wallet/BalanceWay'
import { BalanceWays } from '@/parts/wallet/BalanceWays'
import { Roof } from '@/parts/wallet/Roof'
import { GoodsCard } from '@/parts/catalogue/GoodsCard'
import { GoodsFeed } from '@/parts/catalogue/GoodsFeed'
import { GoodsRow } from '@/parts/catalogue/GoodsRow'
import { GoodsRows } from '@/parts/catalogue/GoodsRows'
import { SearchEntry } from '@/parts/catalogue/SearchEntry'
import { Sorting } from '@/parts/catalogue/Sorting'
import { SectionHead } from '@/ui/section/SectionHead'
import styles from '../Gallery.module.scss'
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
