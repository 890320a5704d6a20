import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Overlay } from '@/platform/Overlay'
import { Button } from '@/ui/button/Button'
import styles from './Dialog.module.scss'

interface DialogProps {
  open: boolean
  title: string
  /** What happens, in words with an answer. */
  confirm: string
  /** The way out; also taken by Escape. */
  cancel: string
  /** It cannot be taken back. */
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
  children: ReactNode
}

/** A question that has to be answered first, so the darkened rest does not close it. */
export function Dialog({
  open,
  title,
  confirm,
  cancel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
  children,
}: DialogProps) {
  if (!open) return null
  return (
    <Overlay className={styles.layer} onClose={onCancel}>
      <View className={styles.scrim} />
      <View className={styles.dialog} role="dialog" aria-modal aria-label={title}>
        <View className={styles.title}>{title}</View>
        <View className={styles.body}>{children}</View>
        <View className={styles.answers}>
          <Button kind="soft" shape="full" onPress={onCancel}>
            {cancel}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} shape="full" busy={busy} onPress={onConfirm}>
            {confirm}
          </Button>
        </View>
      </View>
    </Overlay>
  )
}
