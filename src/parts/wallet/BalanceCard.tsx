import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { grouped } from '@/format/amount'
import { Icon } from '@/ui/icons/Icon'
import { Row } from '@/ui/row/Row'
import styles from './BalanceCard.module.scss'
import { BalanceWays } from './BalanceWays'
import { Roof } from './Roof'
import { useMe } from './useMe'

/** What I hold, under a tiled roof; ways on stand below as `children`. */
export function BalanceCard({ children }: { children?: ReactNode }) {
  const { data } = useMe()
  return (
    <Roof>
      <View className={styles.figures}>
        <Figure icon="points" name="积分" value={data?.points} />
        <Figure icon="gold" name="金币" value={data?.gold} />
      </View>
      {children && <BalanceWays>{children}</BalanceWays>}
    </Roof>
  )
}

interface FigureProps {
  icon: 'points' | 'gold'
  name: string
  value: number | undefined
}

function Figure({ icon, name, value }: FigureProps) {
  return (
    <View className={styles.figure}>
      <Row gap="s1">
        <Icon name={icon} tone="onBrandGold" size="s" />
        <View className={styles.name}>{name}</View>
      </Row>
      <View className={styles.value}>{value === undefined ? '—' : grouped(value)}</View>
    </View>
  )
}
