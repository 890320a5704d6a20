import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Overlay } from '@/platform/Overlay'
import { Pressable } from '@/platform/Pressable'
import { IconButton } from '@/ui/button/IconButton'
import styles from './Sheet.module.scss'

interface SheetProps {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  /** Stays in reach below the scrolling content. */
  footer?: ReactNode
}

/** A layer from below; the darkened rest closes it. */
export function Sheet({ open, title, onClose, children, footer }: SheetProps) {
  if (!open) return null
  return (
    <Overlay className={styles.layer} onClose={onClose}>
      <Pressable className={styles.scrim} label={`关闭${title}`} onPress={onClose} />
      <View className={styles.sheet} role="dialog" aria-modal aria-label={title}>
        <View className={styles.grip} />
        <View className={styles.head}>
          <View className={styles.title}>{title}</View>
          <IconButton icon="close" label="关闭" onPress={onClose} />
        </View>
        <View className={styles.body}>{children}</View>
        {footer && <View className={styles.footer}>{footer}</View>}
      </View>
    </Overlay>
  )
}
