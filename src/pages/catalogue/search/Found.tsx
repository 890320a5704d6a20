import { View } from '@tarojs/components'
import { useState } from 'react'
import { GoodsRows } from '@/parts/catalogue/GoodsRows'
import { Sorting } from '@/parts/catalogue/Sorting'
import type { Sort } from '@/parts/catalogue/sorts'
import { PagedList } from '@/blocks/list/PagedList'
import { usePaged } from '@/cache/usePaged'
import { Button } from '@/ui/button/Button'
import { noResult } from '@/ui/illustrations/occasions/noResult'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Empty } from '@/ui/state/Empty'
import { Popular } from './Popular'

interface FoundProps {
  words: string
  onChoose: (words: string) => void
}

/** Goods of every kind that hold the words. */
export function Found({ words, onChoose }: FoundProps) {
  const [sort, setSort] = useState<Sort>('default')
  const [affordable, setAffordable] = useState(false)
  const paged = usePaged('/tp5/api/ExchangeShop/Goods/lists', {
    words,
    sort,
    ...(affordable && { affordable: 1 }),
  })
  const header = (
    <Sorting sort={sort} affordable={affordable} onSort={setSort} onAffordable={setAffordable} />
  )
  const empty = affordable ? (
    <Empty title="现在的积分和金币还换不了" scene={noResult}>
      <Button kind="soft" onPress={() => setAffordable(false)}>
        看全部结果
      </Button>
    </Empty>
  ) : (
    <View>
      <Empty
        title={`没有找到“${words}”`}
        text="换个短一点的词，或者看看邻居常换的"
        scene={noResult}
      />
      <Popular onChoose={onChoose} />
    </View>
  )
  return (
    <PagedList paged={paged} header={header} skeleton={<RowsSkeleton />} empty={empty}>
      {(goods) => <GoodsRows goods={goods} />}
    </PagedList>
  )
}
