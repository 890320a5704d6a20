import { View } from '@tarojs/components'
import { amount } from '@/format/amount'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Tag } from '@/ui/tag/Tag'
import type { Goods } from './goods'
import styles from './GoodsCard.module.scss'

/** Few enough left to say so. */
const few = 10

const ratios = ['square', 'wide', 'tall'] as const

export function GoodsCard({ goods, eager }: { goods: Goods; eager: boolean }) {
  const soldOut = goods.stock <= 0
  return (
    <Pressable
      role="link"
      className={styles.card}
      onPress={() => void go('goodDetailsOnline', { goods_id: goods.goods_id })}
    >
      <View className={soldOut ? styles.gone : ''}>
        <GoodsPicture
          src={goods.image}
          alt=""
          tint={goods.tint}
          ratio={ratios[goods.goods_id % ratios.length] ?? 'square'}
          eager={eager}
        />
      </View>
      <View className={styles.body}>
        {goods.label && <Tag tone="ok">{goods.label}</Tag>}
        <View className={styles.title}>{goods.title}</View>
        <Price points={goods.points} gold={goods.gold} />
        <View className={styles.note}>{noteOf(goods)}</View>
      </View>
    </Pressable>
  )
}

const noteOf = ({ stock, sold }: Goods): string => {
  if (stock <= 0) return '已经换完了'
  return stock <= few ? `仅剩 ${stock} 件` : `已换 ${amount(sold)}`
}
