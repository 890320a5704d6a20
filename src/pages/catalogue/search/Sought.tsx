import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { searchHistory } from '@/session/searchHistory'
import { SectionHead } from '@/ui/section/SectionHead'
import { Popular } from './Popular'
import styles from './Sought.module.scss'
import { WordChips } from './WordChips'

/** Before anything is typed: what I sought last, and what the neighbours exchange most. */
export const Sought = observer(function Sought({
  onChoose,
}: {
  onChoose: (words: string) => void
}) {
  const mine = searchHistory.list
  return (
    <View className={styles.sought}>
      {mine.length > 0 && (
        <View>
          <SectionHead title="我搜过的" more="清空" onMore={() => searchHistory.forget()} />
          <WordChips words={mine} onChoose={onChoose} />
        </View>
      )}
      <Popular onChoose={onChoose} />
    </View>
  )
})
