import { Pressable } from '@/platform/Pressable'
import styles from './BalanceWays.module.scss'

export function BalanceWay({ children, onPress }: { children: string; onPress: () => void }) {
  return (
    <Pressable className={styles.way} onPress={onPress}>
      {children}
    </Pressable>
  )
}
