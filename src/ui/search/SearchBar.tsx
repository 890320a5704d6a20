import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { SearchBox } from './SearchBox'
import styles from './SearchBar.module.scss'

interface SearchBarProps {
  hint: string
  typed: string
  focus: boolean
  onType: (typed: string) => void
  onSearch: () => void
}

/** At the head of a page: what was typed is looked for when that is asked. */
export const SearchBar = (search: SearchBarProps) => (
  <View className={styles.bar}>
    <SearchBox {...search} />
    <Pressable className={styles.search} onPress={search.onSearch}>
      搜索
    </Pressable>
  </View>
)
