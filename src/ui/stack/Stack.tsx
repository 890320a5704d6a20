import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './Stack.module.scss'

interface StackProps {
  /** Keeps the page's margin at both sides. */
  inset?: boolean
  children: ReactNode
}

/** Things one below the other, a card's gap apart. */
export function Stack({ inset = false, children }: StackProps) {
  return <View className={`${styles.stack} ${inset ? styles.inset : ''}`}>{children}</View>
}
