import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { SectionHead } from '@/ui/section/SectionHead'
import styles from './Section.module.scss'

/** A card under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View className={styles.card}>
      <SectionHead title={title} />
      {children}
    </View>
  )
}
