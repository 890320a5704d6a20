import { observer } from 'mobx-react'
import { Drawing } from '@/platform/Drawing'
import { usePalette } from '@/session/look'
import type { IconName } from './drawings'
import styles from './Icon.module.scss'
import { iconImage, type IconTone } from './iconImage'

interface IconProps {
  name: IconName
  tone?: IconTone
  size?: 'xs' | 's' | 'm' | 'l' | 'xl'
}

/** Decoration only: what it means is said in words beside it, or by the button that holds it. */
export const Icon = observer(function Icon({ name, tone = 'ink', size = 'm' }: IconProps) {
  return <Drawing className={styles[size]} svg={iconImage(name, tone, usePalette())} />
})
