import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { Text } from '@/ui/text/Text'
import styles from './SearchEntry.module.scss'

/** Looks like a field; what is typed is typed on the page behind it. */
export function SearchEntry() {
  return (
    <Pressable
      role="link"
      className={styles.entry}
      label="搜索商品"
      onPress={() => void go('searchGoods')}
    >
      <Icon name="search" tone="ink3" size="s" />
      <Text size="sm" tone="ink3">
        搜好物、券和课程
      </Text>
    </Pressable>
  )
}
