import { View } from '@tarojs/components'
import type { Figure } from './figure'
import styles from './Stub.module.scss'

interface StubProps {
  figure: Figure
  /** Of no use any more. */
  spent?: boolean
}

/** The end of a ticket that says what it is worth, cut off along a row of tiles. */
export function Stub({ figure: { lead, value, unit, note, inWords }, spent = false }: StubProps) {
  return (
    <View className={`${styles.stub} ${spent ? styles.spent : ''}`}>
      <View className={styles.figure}>
        {lead && <View className={styles.sign}>{lead}</View>}
        <View className={inWords ? styles.word : styles.value}>{value}</View>
        {unit && <View className={styles.sign}>{unit}</View>}
      </View>
      <View className={styles.note}>{note}</View>
    </View>
  )
}
