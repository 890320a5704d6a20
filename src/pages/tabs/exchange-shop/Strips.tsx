import { ScrollView, View } from '@tarojs/components'
import type { Out } from '@contract/api'
import type { Goods } from '@/parts/catalogue/goods'
import { GoodsRow } from '@/parts/catalogue/GoodsRow'
import { go } from '@/navigation/go'
import { useRead } from '@/cache/useRead'
import { SectionHead } from '@/ui/section/SectionHead'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import styles from './Strips.module.scss'

type KindStrip = Out<'/tp5/api/ExchangeShop/Goods/home'>['strips'][number]

/** Of each kind beside the coupons, the best first. */
const ofEachKind = 2

const mixed = (strips: readonly KindStrip[]): Goods[] =>
  Array.from({ length: ofEachKind }, (_, place) =>
    strips.flatMap(({ list }) => list.slice(place, place + 1)),
  ).flat()

/** A few things of the other kinds; the shop stands without them where they don't come. */
export function Strips() {
  const { data, loading } = useRead('/tp5/api/ExchangeShop/Goods/home')
  if (!data && !loading) return null
  const coupons = data?.strips.find(({ kind }) => kind === 'coupon')?.list
  const others = data && mixed(data.strips.filter(({ kind }) => kind !== 'coupon'))
  return (
    <View className={styles.strips}>
      <SectionHead
        title="街坊店里省着花"
        more="全部券"
        onMore={() => void go('goodsOfKind', { kind: 'coupon' })}
      />
      <Strip goods={coupons} />
      <SectionHead title="卡券、礼包和课程" />
      <Strip goods={others} />
    </View>
  )
}

function Strip({ goods }: { goods: readonly Goods[] | undefined }) {
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.scroll}>
      <View className={styles.strip}>
        {goods?.map((one, index) => (
          <View key={one.goods_id} className={styles.item}>
            <GoodsRow goods={one} brief eager={index < 2} />
          </View>
        ))}
        {!goods &&
          [0, 1].map((place) => (
            <View key={place} className={styles.item}>
              <Skeleton height="100%" />
            </View>
          ))}
      </View>
    </ScrollView>
  )
}
