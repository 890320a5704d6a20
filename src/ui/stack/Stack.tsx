import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './Stack.module.scss'

interface StackProps {
  /** A step of the scale of spaces; cards stand `s3` apart. */
  gap?: 's1' | 's2' | 's3' | 's4'
  /** Keeps the page's margin at both sides. */
  inset?: boolean
  children: ReactNode
}

/** Things one below the other. */
export function Stack({ gap = 's3', inset = false, children }: StackProps) {
  return (
    <View className={`${styles.stack} ${styles[gap]} ${inset ? styles.inset : ''}`}>
      {children}
    </View>
  )
}
