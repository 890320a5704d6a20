import { useState } from 'react'
import { View } from '@tarojs/components'
import type { GoodsKind } from '@/parts/catalogue/goods'
import { askedOf, type GoodsFilter, goodsFilters } from '@/parts/catalogue/goodsFilter'
import { GoodsRows } from '@/parts/catalogue/GoodsRows'
import { shopKinds } from '@/parts/catalogue/shopKinds'
import { Sorting } from '@/parts/catalogue/Sorting'
import { type Sort, sorts, sortsOfPlaces } from '@/parts/catalogue/sorts'
import { kindNames } from '@/parts/holding/holding'
import { PagedList } from '@/blocks/list/PagedList'
import { useKept } from '@/navigation/useKept'
import { useRoute } from '@/navigation/useRoute'
import { usePaged } from '@/cache/usePaged'
import { Button } from '@/ui/button/Button'
import { FilterSheet } from '@/ui/filter/FilterSheet'
import { Screen } from '@/blocks/screen/Screen'
import { RowsSkeleton } from '@/ui/skeleton/RowsSkeleton'
import { Empty } from '@/ui/state/Empty'
import { Text } from '@/ui/text/Text'
import { findMe } from './findMe'
import styles from './page.module.scss'

export default function GoodsOfKind() {
  const kind = useRoute('goodsOfKind').kind as GoodsKind
  const [sort, setSort] = useKept<Sort>('sort', 'default')
  const [affordable, setAffordable] = useKept('affordable', false)
  const [filter, setFilter] = useKept<GoodsFilter>('filter', {})
  const [filtering, setFiltering] = useState(false)
  const chosen = Object.keys(filter).length
  const about = shopKinds.find((one) => one.kind === kind)
  const title = kindNames[kind] ?? '商品'
  const paged = usePaged('/tp5/api/ExchangeShop/Goods/lists', {
    kind,
    sort,
    ...askedOf(filter),
    ...(affordable && { affordable: 1 }),
  })
  const choose = async (next: Sort) => {
    if (next !== 'nearby' || (await findMe())) setSort(next)
  }
  const header = (
    <View>
      {about && (
        <View className={styles.hint}>
          <Text size="sm" tone="ink3">
            {about.hint}
          </Text>
        </View>
      )}
      <Sorting
        choices={about?.placed ? sortsOfPlaces : sorts}
        sort={sort}
        affordable={affordable}
        filter={{ chosen, open: () => setFiltering(true) }}
        onSort={(next) => void choose(next)}
        onAffordable={setAffordable}
      />
    </View>
  )
  const showAll = () => {
    setAffordable(false)
    setFilter({})
  }
  const isNarrowed = affordable || chosen > 0
  const way = isNarrowed
    ? { text: '看全部', open: showAll }
    : { text: '不限远近', open: () => setSort('default') }
  const text = affordable ? '现在的积分和金币还换不了这一类' : emptyWords(sort, chosen)
  const empty = (
    <Empty text={text}>
      {(isNarrowed || sort === 'nearby') && (
        <Button kind="soft" onPress={way.open}>
          {way.text}
        </Button>
      )}
    </Empty>
  )
  return (
    <Screen route="goodsOfKind" title={title}>
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
    </Screen>
  )
}

function emptyWords(sort: Sort, chosen: number): string {
  if (chosen > 0) return '没有合适的，放宽一点再看看'
  return sort === 'nearby' ? '附近三十公里内还没有，往远处看看' : '这一类还没有上货'
}
