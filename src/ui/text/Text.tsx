import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './Text.module.scss'

interface TextProps {
  /** A step of the type scale. */
  size?: 'xs' | 'sm' | 'body' | 'md' | 'lg' | 'xl'
  tone?: 'ink' | 'ink2' | 'ink3' | 'brand' | 'gold' | 'ok' | 'warn' | 'danger'
  strong?: boolean
  center?: boolean
  /** Cut off with an ellipsis after so many. */
  lines?: 1 | 2
  /** It heads what follows, on this level. */
  heading?: 1 | 2
  children: ReactNode
}

const clamps = { 1: 'one', 2: 'two' } as const

/** A line of words in a size and a tone of the house, for pages that need no style sheet else. */
export function Text({ size = 'body', tone = 'ink', lines, heading, ...props }: TextProps) {
  const { strong, center, children } = props
  const shape = [
    `${styles.text} ${styles[size]} ${styles[tone]}`,
    strong && styles.strong,
    center && styles.center,
    lines && styles[clamps[lines]],
  ]
  return (
    <View
      className={shape.filter(Boolean).join(' ')}
      {...(heading && { role: 'heading', 'aria-level': heading })}
    >
      {children}
    </View>
  )
}
