import { View } from '@tarojs/components'
import { useState } from 'react'
import type { GoodsKind } from '@/parts/catalogue/goods'
import { askedOf, type GoodsFilter, goodsFilters } from '@/parts/catalogue/goodsFilter'
import { GoodsRows } from '@/parts/catalogue/GoodsRows'
import { shopKinds } from '@/parts/catalogue/shopKinds'
import { Sorting } from '@/parts/catalogue/Sorting'
import type { Sort } from '@/parts/catalogue/sorts'
import { kindNames } from '@/parts/holding/holding'
import { PagedList } from '@/blocks/list/PagedList'
import { usePaged } from '@/cache/usePaged'
import { Button } from '@/ui/button/Button'
import { FilterSheet } from '@/ui/filter/FilterSheet'
import { noResult } from '@/ui/illustrations/occasions/noResult'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Empty } from '@/ui/state/Empty'
import { Tabs } from '@/ui/tabs/Tabs'
import { Popular } from './Popular'
import { useCountSought } from './useCountSought'

const all = 'all'

const kinds = [
  { value: all, text: '全部' },
  ...[{ kind: 'goods' as const }, ...shopKinds].map(({ kind }) => ({
    value: kind,
    text: kindNames[kind],
  })),
] as const

interface FoundProps {
  words: string
  onChoose: (words: string) => void
}

/** Goods of every kind that hold the words. */
export function Found({ words, onChoose }: FoundProps) {
  const [sort, setSort] = useState<Sort>('default')
  const [affordable, setAffordable] = useState(false)
  const [kind, setKind] = useState<GoodsKind | typeof all>(all)
  const [filter, setFilter] = useState<GoodsFilter>({})
  const [filtering, setFiltering] = useState(false)
  const chosen = Object.keys(filter).length
  const paged = usePaged('/tp5/api/ExchangeShop/Goods/lists', {
    words,
    sort,
    ...askedOf(filter),
    ...(kind !== all && { kind }),
    ...(affordable && { affordable: 1 }),
  })
  useCountSought(
    words,
    kind === all && !affordable && chosen === 0 ? paged.first?.list.length : undefined,
  )
  const showAll = () => {
    setAffordable(false)
    setKind(all)
    setFilter({})
  }
  const header = (
    <>
      <Tabs label="种类" look="chips" choices={kinds} value={kind} onChoose={setKind} />
      <Sorting
        sort={sort}
        affordable={affordable}
        filter={{ chosen, open: () => setFiltering(true) }}
        onSort={setSort}
        onAffordable={setAffordable}
      />
    </>
  )
  const narrowed = kind === all ? '' : `${kindNames[kind]}里没有“${words}”`
  const empty =
    affordable || narrowed || chosen > 0 ? (
      <Empty title={emptyTitle(affordable, narrowed)} scene={noResult}>
        <Button kind="soft" onPress={showAll}>
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
    <>
      <PagedList paged={paged} header={header} skeleton={<RowsSkeleton />} empty={empty}>
        {(goods) => <GoodsRows goods={goods} />}
      </PagedList>
      {filtering && (
        <FilterSheet
          groups={goodsFilters}
          chosen={filter}
          onChoose={setFilter}
          onClose={() => setFiltering(false)}
        />
      )}
    </>
  )
}

function emptyTitle(affordable: boolean, narrowed: string): string {
  if (affordable) return '现在的积分和金币还换不了'
  return narrowed || '没有合适的，放宽一点再看看'
}
