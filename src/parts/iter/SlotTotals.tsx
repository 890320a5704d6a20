import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import { Text } from '@/ui/text/Text'
import type { Slots } from './slots'
import styles from './SlotTotals.module.scss'

/** Which machine this is, and how many of its slots want something. */
export function SlotTotals({ machine, totals }: Pick<Slots, 'machine' | 'totals'>) {
  const figures = [
    { name: '货道', value: totals.slots },
    { name: '缺货', value: totals.low },
    { name: '售空', value: totals.empty },
    { name: '卡货', value: totals.stuck },
    { name: '停售', value: totals.hidden },
  ]
  return (
    <Card>
      <Text size="md" strong heading={2}>
        {machine.name}
      </Text>
      <Text size="sm" tone="ink2">
        {`${machine.machine_sn} · ${machine.village}`}
      </Text>
      <View className={styles.totals}>
        {figures.map(({ name, value }) => (
          <View key={name} className={styles.figure}>
            <View className={styles.value}>{value}</View>
            <Text size="sm" tone="ink2">
              {name}
            </Text>
          </View>
        ))}
      </View>
    </Card>
  )
}
