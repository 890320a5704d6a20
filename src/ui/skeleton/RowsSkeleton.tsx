import { View } from '@tarojs/components'
import { Stack } from '@/ui/stack/Stack'
import { Media } from '@/ui/media/Media'
import styles from './RowsSkeleton.module.scss'
import { Skeleton } from './Skeleton'

/** A list of cards that is on its way. */
export function RowsSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <View aria-label="正在加载" aria-busy>
      <Stack>
        {Array.from({ length: rows }, (_, index) => (
          <View key={index} className={styles.row}>
            <Media start={<Skeleton width="72px" height="72px" />}>
              <Stack gap="s2">
                <Skeleton width="88%" />
                <Skeleton width="54%" />
                <Skeleton width="36%" height="20px" />
              </Stack>
            </Media>
          </View>
        ))}
      </Stack>
    </View>
  )
}
