import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { observer } from '@/session/observable'
import { grouped } from '@/format/amount'
import { purse } from '@/session/purse'
import { Icon } from '@/ui/icons/Icon'
import { tilesImage } from '@/ui/illustrations/illustrationImage'
import styles from './BalanceCard.module.scss'

/** What I hold, under a tiled roof; ways on stand below as `children`. */
export const BalanceCard = observer(function BalanceCard({ children }: { children?: ReactNode }) {
  return (
    <View className={styles.card}>
      <View className={styles.tiles} style={{ backgroundImage: `url("${tilesImage}")` }} />
      <View className={styles.figures}>
        <Figure icon="points" name="积分" value={purse.points} />
        <Figure icon="gold" name="金币" value={purse.gold} />
      </View>
      {children && <View className={styles.ways}>{children}</View>}
    </View>
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
