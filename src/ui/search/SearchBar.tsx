import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { TextInput } from '@/platform/TextInput'
import { IconButton } from '@/ui/button/IconButton'
import { Icon } from '@/ui/icons/Icon'
import styles from './SearchBar.module.scss'

/** No more signs are sought at once. */
const mostSigns = 40

interface SearchBarProps {
  /** What can be found. */
  hint: string
  typed: string
  focus: boolean
  onType: (typed: string) => void
  onSearch: () => void
}

/** Where words are typed that are looked for. */
export function SearchBar({ hint, typed, focus, onType, onSearch }: SearchBarProps) {
  return (
    <View className={styles.bar}>
      <View className={styles.box}>
        <Icon name="search" tone="ink3" size="s" />
        <TextInput
          className={styles.input}
          kind="search"
          label="搜索词"
          placeholder={hint}
          value={typed}
          maxLength={mostSigns}
          focus={focus}
          onInput={onType}
          onConfirm={onSearch}
        />
        {typed && (
          <IconButton icon="close" tone="ink3" label="清空搜索词" onPress={() => onType('')} />
        )}
      </View>
      <Pressable className={styles.search} onPress={onSearch}>
        搜索
      </Pressable>
    </View>
  )
}
