import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import type { Goods } from './goods'
import styles from './GoodsCard.module.scss'
import { openGoods } from './goodsRoutes'
import { stockWords } from './goodsWords'
import { cardPrice } from './ways'

const ratios = ['square', 'wide', 'tall'] as const

export function GoodsCard({ goods, eager }: { goods: Goods; eager: boolean }) {
  return (
    <Pressable role="link" className={styles.card} onPress={() => void openGoods(goods)}>
      <GoodsPicture
        src={goods.image}
        alt=""
        tint={goods.tint}
        ratio={ratios[goods.goods_id % ratios.length] ?? 'square'}
        faded={goods.stock <= 0}
        eager={eager}
      />
      <View className={styles.body}>
        {goods.label && <Tag tone="ok">{goods.label}</Tag>}
        <Text size="sm" lines={2}>
          {goods.title}
        </Text>
        <Price {...cardPrice(goods)} />
        <Text size="xs" tone="ink3">
          {stockWords(goods)}
        </Text>
      </View>
    </Pressable>
  )
}
