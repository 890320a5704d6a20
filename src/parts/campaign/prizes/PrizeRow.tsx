import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { Price } from '@/ui/price/Price'
import { money } from '@/format/money'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import { isFree, isOpen, type Prize } from '../campaign'
import { isGone, leftWords, oddsWords } from './prizeWords'
import styles from './PrizeRow.module.scss'

interface PrizeRowProps {
  prize: Prize
  chosen?: boolean
  onChoose?: () => void
}

/** What it is, what it is worth, how many are left; one of several is chosen by a tap. */
export function PrizeRow({ prize, chosen = false, onChoose }: PrizeRowProps) {
  const { name, note, value, picture, tint, state_text, price, was } = prize
  const open = isOpen(prize)
  const content = (
    <Media
      wrap
      start={
        <View className={styles.picture}>
          <Thumb src={picture} tint={tint} size="l" />
        </View>
      }
      end={
        open ? (
          onChoose && <View className={`${styles.ring} ${chosen ? styles.chosen : ''}`} />
        ) : (
          <Tag>{state_text}</Tag>
        )
      }
    >
      <Text strong>{name}</Text>
      {note && (
        <Text size="sm" tone="ink2">
          {note}
        </Text>
      )}
      <Row justify="between" align="baseline" wrap="close">
        {isFree(price) ? (
          <View className={styles.value}>{value}</View>
        ) : (
          <Row align="baseline" wrap="close">
            <Price points={price.points} gold={price.gold} cents={price.money} either size="s" />
            {was > 0 && <View className={styles.was}>原价 {money(was)}</View>}
          </Row>
        )}
        {!isGone(prize) && (
          <Text size="sm" tone="ink3">
            {oddsWords(prize) ?? leftWords(prize)}
          </Text>
        )}
      </Row>
    </Media>
  )
  const shape = `${styles.row} ${open ? '' : styles.closed}`
  if (!onChoose) return <View className={shape}>{content}</View>
  return (
    <Pressable
      role="radio"
      className={shape}
      label={`${name}，${value}，${open ? leftWords(prize) : state_text}`}
      checked={chosen}
      disabled={!open}
      onPress={onChoose}
    >
      {content}
    </Pressable>
  )
}
