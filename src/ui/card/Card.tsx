import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './Card.module.scss'

interface CardProps {
  /** Rows bring their own padding. */
  bare?: boolean
  children: ReactNode
}

export function Card({ bare = false, children }: CardProps) {
  return <View className={`${styles.card} ${bare ? '' : styles.padded}`}>{children}</View>
}
