import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Roof } from '@/parts/wallet/Roof'
import { grouped } from '@/format/amount'
import styles from './Figures.module.scss'

interface FiguresProps {
  figures: readonly { name: string; value: number | null | undefined }[]
  /** Ways on, below. */
  children?: ReactNode
}

/** Up to three numbers side by side under a tiled roof; a dash until they are known. */
export function Figures({ figures, children }: FiguresProps) {
  return (
    <Roof>
      <View className={styles.figures}>
        {figures.map(({ name, value }) => (
          <View key={name} className={styles.figure}>
            <View className={styles.value}>
              {value === null || value === undefined ? '—' : grouped(value)}
            </View>
            <View className={styles.name}>{name}</View>
          </View>
        ))}
      </View>
      {children}
    </Roof>
  )
}
