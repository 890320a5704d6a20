import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { AgreementLinks } from '@/parts/auth/AgreementLinks'
import { Sheet } from '@/ui/sheet/Sheet'
import styles from './ConsentSheet.module.scss'

interface ConsentSheetProps {
  onClose: () => void
  /** What agrees, and goes on with what was begun. */
  children: ReactNode
}

/** Asks whoever wants to go on without having ticked the box. */
export function ConsentSheet({ onClose, children }: ConsentSheetProps) {
  return (
    <Sheet open title="登录之前" onClose={onClose} footer={children}>
      <View className={styles.words}>
        <View>请先阅读并同意</View>
        <AgreementLinks />
      </View>
    </Sheet>
  )
}
