import { View } from '@tarojs/components'
import { SearchEntry } from '@/parts/catalogue/SearchEntry'
import { go } from '@/navigation/go'
import { IconButton } from '@/ui/button/IconButton'
import styles from './page.module.scss'

/** What to look for, or which machine one stands before. */
export function SearchRow() {
  return (
    <View className={styles.search}>
      <SearchEntry />
      <IconButton icon="scan" label="扫机器上的码" onPress={() => void go('scanMachine')} />
    </View>
  )
}
