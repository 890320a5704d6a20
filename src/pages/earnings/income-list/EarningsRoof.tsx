import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { money, moneyParts } from '@/format/money'
import { go } from '@/navigation/go'
import { BalanceWay } from '@/parts/wallet/BalanceWay'
import { BalanceWays } from '@/parts/wallet/BalanceWays'
import { Roof } from '@/parts/wallet/Roof'
import styles from './EarningsRoof.module.scss'

type Sums = Out<'/tp5/api/MyIncome/accumulateIncome'>

/** What can be withdrawn now; what is still on its way stands below. */
export function EarningsRoof({ sums }: { sums: Sums | undefined }) {
  const { whole, cents } = moneyParts(sums?.balance ?? 0)
  return (
    <Roof>
      <View className={styles.head}>
        <View className={styles.name}>可以提现</View>
        <View className={styles.balance}>
          <View className={styles.sign}>¥</View>
          <View className={styles.whole}>{sums ? whole : '—'}</View>
          {sums && <View className={styles.sign}>{`.${cents}`}</View>}
        </View>
        <View className={styles.parts}>
          <View>{`提现中 ${money(sums?.withdrawing ?? 0)}`}</View>
          <View>{`待结算 ${money((sums?.pending ?? 0) + (sums?.frozen ?? 0))}`}</View>
          <View>{`累计 ${money(sums?.total ?? 0)}`}</View>
        </View>
      </View>
      <BalanceWays>
        <BalanceWay onPress={() => void go('withdrawDetail')}>提现</BalanceWay>
        <BalanceWay onPress={() => void go('withdrawalList')}>提现记录</BalanceWay>
      </BalanceWays>
    </Roof>
  )
}
