import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { useRead } from '@/cache/useRead'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import styles from './Suggestions.module.scss'
import { useSettled } from './useSettled'

/** Fingers rest that long between two words, not between two signs. */
const rest = 250

interface SuggestionsProps {
  typed: string
  onChoose: (words: string) => void
}

/** Titles that hold what is being typed, and the words themselves first. */
export function Suggestions({ typed, onChoose }: SuggestionsProps) {
  const words = useSettled(typed, rest)
  const { data } = useRead('/tp5/api/ExchangeShop/Goods/suggest', { words }, { alike: true })
  const others = (data?.list ?? []).filter((title) => title !== typed)
  return (
    <View className={styles.list}>
      <Line words={typed} text={`搜索“${typed}”`} onChoose={onChoose} />
      {others.map((title) => (
        <Line key={title} words={title} text={title} onChoose={onChoose} />
      ))}
    </View>
  )
}

interface LineProps {
  words: string
  text: string
  onChoose: (words: string) => void
}

function Line({ words, text, onChoose }: LineProps) {
  return (
    <Pressable className={styles.line} onPress={() => onChoose(words)}>
      <Media start={<Icon name="search" tone="ink3" size="xs" />}>{text}</Media>
    </Pressable>
  )
}
