import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './Row.module.scss'

interface RowProps {
  /** A step of the scale of spaces. */
  gap?: 's1' | 's2' | 's3' | 's4'
  align?: 'start' | 'center' | 'end' | 'baseline'
  justify?: 'between' | 'center' | 'end'
  /** What finds no room goes on below; `close` keeps it near, as the lines of a text are. */
  wrap?: boolean | 'close'
  children: ReactNode
}

const places = { between: 'between', center: 'middle', end: 'last' } as const

/** Things side by side. */
export function Row({ gap = 's2', align = 'center', justify, wrap = false, children }: RowProps) {
  const shape = [
    styles.row,
    styles[gap],
    styles[align],
    justify && styles[places[justify]],
    wrap && styles[wrap === 'close' ? 'close' : 'wrap'],
  ]
  return <View className={shape.filter(Boolean).join(' ')}>{children}</View>
}
