import { Text } from '@tarojs/components'
import styles from './Tag.module.scss'

export type TagTone = 'plain' | 'brand' | 'gold' | 'ok' | 'warn' | 'danger'

export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: string }) {
  return <Text className={`${styles.tag} ${styles[tone]}`}>{children}</Text>
}
