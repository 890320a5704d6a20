import { Pressable } from '@/platform/Pressable'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import type { IconTone } from '@/ui/icons/iconImage'
import styles from './IconButton.module.scss'

interface IconButtonProps {
  icon: IconName
  label: string
  tone?: IconTone
  onPress: () => void
}

export function IconButton({ icon, label, tone = 'ink', onPress }: IconButtonProps) {
  return (
    <Pressable className={styles.button} label={label} onPress={onPress}>
      <Icon name={icon} tone={tone} />
    </Pressable>
  )
}
