import { View } from '@tarojs/components'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import styles from './SignInStrip.module.scss'

export const SignInSkeleton = () => (
  <View className={styles.waiting}>
    <Skeleton height="100%" />
  </View>
)
