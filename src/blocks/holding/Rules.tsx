import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import styles from './Rules.module.scss'

/** How it is used, a numbered sentence each. */
export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <Card>
      <SectionHead title="使用规则" />
      {rules.map((rule, index) => (
        <View key={rule} className={styles.rule}>
          <View className={styles.number}>{index + 1}</View>
          <View className={styles.words}>{rule}</View>
        </View>
      ))}
    </Card>
  )
}
