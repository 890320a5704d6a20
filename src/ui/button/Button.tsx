import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Pressable } from '@/platform/Pressable'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import type { IconTone } from '@/ui/icons/iconImage'
import styles from './Button.module.scss'
import { useLong } from './useLong'

/** Gold stands on the brand's own ground. */
type Kind = 'primary' | 'soft' | 'outline' | 'danger' | 'text' | 'gold'

interface ButtonProps {
  kind?: Kind
  /** A pill stands inside a card; a full button spans its row. */
  shape?: 'full' | 'pill'
  icon?: IconName
  label?: string
  disabled?: boolean
  busy?: boolean
  onPress: () => void
  children: ReactNode
}

const iconTones: Record<Kind, IconTone> = {
  primary: 'onBrand',
  soft: 'brand',
  outline: 'brand',
  danger: 'danger',
  text: 'brand',
  gold: 'ink',
}

export function Button({
  kind = 'primary',
  shape,
  icon,
  label,
  disabled = false,
  busy = false,
  onPress,
  children,
}: ButtonProps) {
  const look = disabled ? 'off' : kind
  // a pill has no room for it
  const isLong = useLong(busy && shape === 'full')
  return (
    <Pressable
      className={[styles.button, styles[look], shape && styles[shape]].join(' ')}
      label={label}
      disabled={disabled}
      busy={busy}
      onPress={onPress}
    >
      {busy && <View className={styles.spinner} />}
      {icon && !busy && <Icon name={icon} size="s" tone={disabled ? 'ink3' : iconTones[kind]} />}
      <View className={styles.words}>{isLong ? '还在办，请稍等' : children}</View>
    </Pressable>
  )
}
