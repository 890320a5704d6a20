import { View } from '@tarojs/components'
import { imageUrl } from '@/hosts/imageUrl'
import { Pressable } from '@/platform/Pressable'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './SlotRow.module.scss'
import { costOf, type Slot, wordsOf } from './slots'

interface SlotRowProps {
  slot: Slot
  /** What else is to be said of it here. */
  note: string
  /** What is not told yet; empty: nothing. */
  untold?: string
  onOpen: (slot: Slot) => void
}

/** What lies in one slot; the whole row opens it. */
export function SlotRow({ slot, note, untold = '', onOpen }: SlotRowProps) {
  const { slot_no, title, stock, held, capacity, image, tint } = slot
  const figure = (
    <View className={styles.figure}>
      <View className={styles.stock}>{`${stock}/${capacity}`}</View>
      {held > 0 && (
        <Text size="sm" tone="ink2">
          {`另留 ${held}`}
        </Text>
      )}
    </View>
  )
  return (
    <Pressable className={styles.row} onPress={() => onOpen(slot)}>
      <Media start={<Thumb src={imageUrl(image)} tint={tint} size="m" />} end={figure}>
        <Row wrap="close">
          <Text strong>{`${slot_no} ${title}`}</Text>
          {wordsOf(slot).map(({ text, tone }) => (
            <Tag key={text} tone={tone}>
              {text}
            </Tag>
          ))}
        </Row>
        <Text size="sm" tone="ink2">
          {costOf(slot)}
        </Text>
        <Text size="sm" tone="ink2">
          {note}
        </Text>
        {untold && (
          <Text size="sm" tone="warn">
            {untold}
          </Text>
        )}
      </Media>
    </Pressable>
  )
}
