import { View } from '@tarojs/components'
import { Icon } from '@/ui/icons/Icon'
import styles from './Stars.module.scss'
import { allStars } from './starWords'

/** How many of five stars were given. */
export function Stars({ stars }: { stars: number }) {
  return (
    <View className={styles.stars} role="img" aria-label={`${stars} 星`}>
      {allStars.map((star) => (
        <Icon key={star} name="star" tone={star <= stars ? 'lit' : 'ink3'} size="xs" />
      ))}
    </View>
  )
}
