import { View } from '@tarojs/components'
import { neighbourImage } from '@/ui/illustrations/illustrationImage'
import styles from './Profile.module.scss'

export function Portrait() {
  return (
    <View className={styles.portrait} style={{ backgroundImage: `url("${neighbourImage}")` }} />
  )
}
