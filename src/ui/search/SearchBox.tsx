import { View } from '@tarojs/components'
import { TextInput } from '@/platform/TextInput'
import { IconButton } from '@/ui/button/IconButton'
import { Icon } from '@/ui/icons/Icon'
import styles from './SearchBox.module.scss'

/** No more signs are sought at once. */
const mostSigns = 40

interface SearchBoxProps {
  /** What it is, where the hint is not read out. */
  label?: string
  /** What can be found. */
  hint: string
  typed: string
  focus?: boolean
  onType: (typed: string) => void
  onSearch: () => void
}

/** Where words are typed that are looked for. */
export const SearchBox = ({
  label = '搜索词',
  hint,
  typed,
  focus = false,
  onType,
  onSearch,
}: SearchBoxProps) => (
  <View className={styles.box}>
    <Icon name="search" tone="ink3" size="s" />
    <TextInput
      className={styles.input}
      kind="search"
      label={label}
      placeholder={hint}
      value={typed}
      maxLength={mostSigns}
      focus={focus}
      onInput={onType}
      onConfirm={onSearch}
    />
    {typed && <IconButton icon="close" tone="ink3" label="清空搜索词" onPress={() => onType('')} />}
  </View>
)
