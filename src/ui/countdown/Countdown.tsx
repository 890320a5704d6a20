import { Text, View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { countdown } from '@/format/countdown'
import styles from './Countdown.module.scss'
import { useSeconds } from './useSeconds'

interface CountdownProps {
  /** What begins or ends then: 距开抢. */
  label: string
  /** In seconds by the server's clock, see momentIn. */
  end: number
  onEnd?: () => void
}

/** Days where there are some, hours, minutes and seconds until then; zeros once it is past. */
export function Countdown({ label, end, onEnd }: CountdownProps) {
  const now = useSeconds(end)
  const { days, hours, minutes, seconds } = countdown(end, now)
  const past = now >= end
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })
  useEffect(() => {
    if (past) ended.current?.()
  }, [past])
  const parts = [
    ...(days === '00' ? [] : [[days, '天'] as const]),
    [hours, '时'],
    [minutes, '分'],
    [seconds, '秒'],
  ] as const
  return (
    <View className={styles.countdown}>
      <Text className={styles.label}>{label}</Text>
      {parts.map(([value, unit]) => (
        <View key={unit} className={styles.part}>
          <Text className={styles.value}>{value}</Text>
          <Text className={styles.unit}>{unit}</Text>
        </View>
      ))}
    </View>
  )
}
