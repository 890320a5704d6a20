import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { leftWords, oddsWords, type Prize } from './lottery'
import { PrizePicture } from './PrizePicture'
import styles from './PrizeTable.module.scss'

/** What can be won, how often it comes, and what is left of it today. */
export const PrizeTable = ({ prizes }: { prizes: readonly Prize[] }) => (
  <Card bare>
    {prizes.map((prize) => (
      <PrizeRow key={prize.prize_id} prize={prize} />
    ))}
  </Card>
)

function PrizeRow({ prize }: { prize: Prize }) {
  const { kind, name, prize_id } = prize
  const isGoods = kind === 'goods'
  const content = (
    <>
      <PrizePicture prize={prize} small />
      <View className={styles.name}>{name}</View>
      <View className={styles.odds}>
        <View className={styles.share}>{oddsWords(prize)}</View>
        <View className={styles.left}>{leftWords(prize)}</View>
      </View>
      {isGoods && <Icon name="right" tone="ink3" size="xs" />}
    </>
  )
  if (!isGoods) return <View className={styles.row}>{content}</View>
  return (
    <Pressable
      className={styles.row ?? ''}
      onPress={() => void go('lotteryGoodsDetail', { prize_id })}
    >
      {content}
    </Pressable>
  )
}
