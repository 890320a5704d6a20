import { ScrollView, View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { distance } from '@/format/distance'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { useRead } from '@/cache/useRead'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { Price } from '@/ui/price/Price'
import { SectionHead } from '@/ui/section/SectionHead'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import styles from './NearMachine.module.scss'

type Machine = Out<'/tp5/api/ExchangeShop/selectMachine'>['list'][number]

const bones = [0, 1, 2]

/** What the nearest machine that works gives for points, to be taken at once. */
export function NearMachine() {
  const { data, loading } = useRead('/tp5/api/ExchangeShop/selectMachine', { pay: 'points' })
  const machine = data?.list.find(({ state, goods }) => state === 'online' && goods.length > 0)
  if (!machine && !loading) return null
  return (
    <View className={styles.near}>
      <SectionHead
        title={machine ? titleOf(machine) : '机器现取'}
        more="换一台"
        onMore={() => void go('onlineMachineMore', { way: 'exchange' })}
      />
      <ScrollView scrollX enhanced showScrollbar={false} className={styles.scroll}>
        <View className={styles.strip}>
          {machine?.goods.map((goods) => (
            <SlotCard key={goods.offline_goods_id} machineId={machine.machine_id} goods={goods} />
          ))}
          {!machine &&
            bones.map((bone) => (
              <View key={bone} className={styles.card}>
                <Skeleton height="100%" />
              </View>
            ))}
        </View>
      </ScrollView>
    </View>
  )
}

const titleOf = ({ name, distance: away }: Machine): string =>
  away === null ? `${name} 现取` : `${name} · ${distance(away)}`

interface SlotCardProps {
  machineId: number
  goods: Machine['goods'][number]
}

function SlotCard({ machineId, goods }: SlotCardProps) {
  const { offline_goods_id, title, image, tint, points, gold } = goods
  const open = () =>
    void go('machineGoods', { machine_id: machineId, offline_goods_id, exchange_type: 1 })
  return (
    <Pressable role="link" className={styles.card} onPress={open}>
      <GoodsPicture src={image} alt="" tint={tint} ratio="wide" eager />
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <Price size="s" points={points} gold={gold} />
      </View>
    </Pressable>
  )
}
