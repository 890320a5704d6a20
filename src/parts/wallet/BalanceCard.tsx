import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { observer } from 'mobx-react'
import { grouped } from '@/format/amount'
import { purse } from '@/session/purse'
import { Icon } from '@/ui/icons/Icon'
import styles from './BalanceCard.module.scss'
import { BalanceWays } from './BalanceWays'
import { Roof } from './Roof'

/** What I hold, under a tiled roof; ways on stand below as `children`. */
export const BalanceCard = observer(function BalanceCard({ children }: { children?: ReactNode }) {
  return (
    <Roof>
      <View className={styles.figures}>
        <Figure icon="points" name="积分" value={purse.points} />
        <Figure icon="gold" name="金币" value={purse.gold} />
      </View>
      {children && <BalanceWays>{children}</BalanceWays>}
    </Roof>
  )
})

interface FigureProps {
  icon: 'points' | 'gold'
  name: string
  value: number | null
}

function Figure({ icon, name, value }: FigureProps) {
  return (
    <View className={styles.figure}>
      <View className={styles.name}>
        <Icon name={icon} tone="onBrandGold" size="s" />
        <View>{name}</View>
      </View>
      <View className={styles.value}>{value === null ? '—' : grouped(value)}</View>
    </View>
  )
}
