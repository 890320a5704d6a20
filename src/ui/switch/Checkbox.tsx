import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import styles from './Checkbox.module.scss'

interface CheckboxProps {
  label: string
  ticked: boolean
  onChange: (ticked: boolean) => void
  /** Words beside the box, which tick it too. */
  children: ReactNode
  /** What follows them and leads elsewhere. */
  links?: ReactNode
}

export function Checkbox({ label, ticked, onChange, children, links }: CheckboxProps) {
  const change = () => onChange(!ticked)
  return (
    <View className={styles.row}>
      <Pressable
        role="checkbox"
        className={styles.target}
        checked={ticked}
        label={label}
        onPress={change}
      >
        <View className={`${styles.box} ${ticked ? styles.ticked : ''}`}>
          {ticked && <Icon name="check" tone="onBrand" size="xs" />}
        </View>
      </Pressable>
      <View className={styles.beside}>
        <View className={styles.words} onClick={change}>
          {children}
        </View>
        {links}
      </View>
    </View>
  )
}
