import { View } from '@tarojs/components'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import { Stack } from '@/ui/stack/Stack'

export function DetailSkeleton() {
  return (
    <View aria-label="正在加载" aria-busy>
      <Skeleton height="320px" />
      <Stack inset>
        <Skeleton width="42%" height="32px" />
        <Skeleton height="22px" />
        <Skeleton width="64%" />
        <Skeleton height="160px" />
      </Stack>
    </View>
  )
}
