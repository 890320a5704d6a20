import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { money } from '@/format/money'
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
    <>
      <View className={styles.picture}>
        <GoodsPicture src={picture} alt="" tint={tint} rounded />
      </View>
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        {note && <View className={styles.note}>{note}</View>}
        <View className={styles.foot}>
          {isFree(price) ? (
            <View className={styles.value}>{value}</View>
          ) : (
            <View className={styles.price}>
              <Price points={price.points} gold={price.gold} cents={price.money} size="s" />
              {was > 0 && <View className={styles.was}>原价 {money(was)}</View>}
            </View>
          )}
          {!isGone(prize) && (
            <View className={styles.left}>{oddsWords(prize) ?? leftWords(prize)}</View>
          )}
        </View>
      </View>
      {!open && <View className={styles.state}>{state_text}</View>}
      {open && onChoose && <View className={`${styles.ring} ${chosen ? styles.chosen : ''}`} />}
    </>
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
