import { View } from '@tarojs/components'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import banners from './Banners.module.scss'
import entries from './Entries.module.scss'
import strips from './Strips.module.scss'

/** A banner, a notice, the grid and a strip, each as high as it will be. */
export function HomeSkeleton() {
  return (
    <>
      <View className={banners.carousel}>
        <Skeleton height="100%" />
      </View>
      <Skeleton height="44px" />
      <View className={entries.waiting}>
        <Skeleton height="100%" />
      </View>
      <View className={strips.waiting}>
        <Skeleton height="100%" />
      </View>
    </>
  )
}
