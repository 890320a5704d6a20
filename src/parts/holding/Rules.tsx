import { View } from '@tarojs/components'
import styles from './Rules.module.scss'
import { Section } from './Section'

/** How it is used, a numbered sentence each. */
export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <Section title="使用规则">
      {rules.map((rule, index) => (
        <View key={rule} className={styles.rule}>
          <View className={styles.number}>{index + 1}</View>
          <View className={styles.words}>{rule}</View>
        </View>
      ))}
    </Section>
  )
}
