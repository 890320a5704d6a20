import { View } from '@tarojs/components'
import { SignInSkeleton } from '@/parts/sign-in/SignInSkeleton'
import { useIdentity } from '@/session/useIdentity'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import banners from './Banners.module.scss'
import entries from './Entries.module.scss'
import strips from './Strips.module.scss'

/** A banner, a notice, the grid, my week and a strip, each as high as it will be. */
export function HomeSkeleton() {
  const signedIn = useIdentity() !== ''
  return (
    <>
      <View className={banners.carousel}>
        <Skeleton height="100%" />
      </View>
      <Skeleton height="44px" />
      <View className={entries.waiting}>
        <Skeleton height="100%" />
      </View>
      {signedIn && <SignInSkeleton />}
      <View className={strips.waiting}>
        <Skeleton height="100%" />
      </View>
    </>
  )
}
