import { View } from '@tarojs/components'
import { Button } from '@/ui/button/Button'
import styles from './ListEnd.module.scss'

interface ListEndProps {
  state: 'loading' | 'ready' | 'loadingMore' | 'end' | 'error'
  onMore: () => void
}

/** What stands below the last row; where scrolling is not at hand, a button does it too. */
export function ListEnd({ state, onMore }: ListEndProps) {
  return (
    <View className={styles.end}>
      {state === 'end' && '到底了'}
      {(state === 'loadingMore' || state === 'loading') && '正在加载…'}
      {state === 'ready' && (
        <Button kind="text" onPress={onMore}>
          看更多
        </Button>
      )}
      {state === 'error' && (
        <Button kind="soft" onPress={onMore}>
          没加载出来，再试一次
        </Button>
      )}
    </View>
  )
}
