import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import styles from './Checkbox.module.scss'

interface CheckboxProps {
  label: string
  ticked: boolean
  onChange: (ticked: boolean) => void
  /** Words beside the box; links in them stay links. */
  children: ReactNode
}

export function Checkbox({ label, ticked, onChange, children }: CheckboxProps) {
  return (
    <View className={styles.row}>
      <Pressable
        role="checkbox"
        className={styles.target}
        checked={ticked}
        label={label}
        onPress={() => onChange(!ticked)}
      >
        <View className={`${styles.box} ${ticked ? styles.ticked : ''}`}>
          {ticked && <Icon name="check" tone="onBrand" size="xs" />}
        </View>
      </Pressable>
      <View className={styles.words}>{children}</View>
    </View>
  )
}
