import { Pressable } from '@/platform/Pressable'
import { Row } from '@/ui/row/Row'
import styles from './WordChips.module.scss'

interface WordChipsProps {
  words: readonly string[]
  onChoose: (words: string) => void
}

/** Words to seek by a tap. */
export function WordChips({ words, onChoose }: WordChipsProps) {
  return (
    <Row wrap>
      {words.map((one) => (
        <Pressable
          key={one}
          className={styles.chip}
          label={`搜索 ${one}`}
          onPress={() => onChoose(one)}
        >
          {one}
        </Pressable>
      ))}
    </Row>
  )
}
