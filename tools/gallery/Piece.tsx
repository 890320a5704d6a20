import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import { Stack } from '@/ui/stack/Stack'
import styles from './Gallery.module.scss'

interface PieceProps {
  /** What it is, and what it is called in code. */
  name: string
  /** Rows bring their own padding. */
  bare?: boolean
  children: ReactNode
}

/** One piece on its card, under its name. */
export function Piece({ name, bare = false, children }: PieceProps) {
  return (
    <View>
      <SectionHead title={name} />
      <Card bare={bare}>{bare ? children : <Stack>{children}</Stack>}</Card>
    </View>
  )
}

/** Pieces side by side, as many as fit. */
export function Row({ children }: { children: ReactNode }) {
  return <View className={styles.row}>{children}</View>
}

/** A page of its own: what is fixed to the screen's edges stays in here. */
export function Frame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <View>
      <SectionHead title={name} />
      <View className={styles.frame}>{children}</View>
    </View>
  )
}
