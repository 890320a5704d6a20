import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { TextInput } from '@/platform/TextInput'
import { IconButton } from '@/ui/button/IconButton'
import { Icon } from '@/ui/icons/Icon'
import styles from './MachineSearch.module.scss'

/** A pause in typing this long asks. */
const pause = 400

interface MachineSearchProps {
  keyword: string
  onSearch: (keyword: string) => void
}

export function MachineSearch({ keyword, onSearch }: MachineSearchProps) {
  const [text, setText] = useState(keyword)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const typed = text.trim()
    if (typed === keyword) return undefined
    const timer = setTimeout(() => onSearch(typed), pause)
    return () => clearTimeout(timer)
  }, [text, keyword, onSearch])
  return (
    <View className={`${styles.box} ${focused ? styles.focused : ''}`}>
      <Icon name="search" tone="ink3" size="s" />
      <TextInput
        className={styles.input}
        kind="search"
        label="搜机器编号、点位"
        placeholder="机器编号 / 点位"
        value={text}
        maxLength={40}
        onInput={setText}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onConfirm={() => onSearch(text.trim())}
      />
      {text !== '' && (
        <IconButton icon="close" label="清空" tone="ink3" onPress={() => setText('')} />
      )}
    </View>
  )
}
