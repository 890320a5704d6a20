import { observer } from 'mobx-react'
import { shopFilter } from '@/parts/catalogue/shopFilter'
import { useRead } from '@/cache/useRead'
import { Tabs } from '@/ui/tabs/Tabs'

/** Without the categories everything is still there, under 全部. */
export const Categories = observer(function Categories() {
  const { data } = useRead('/tp5/api/ExchangeShop/Goods/categories', {}, { alike: true })
  const known = (data?.list ?? []).map(({ category_id, name }) => ({
    value: category_id,
    text: name,
  }))
  return (
    <Tabs
      label="分类"
      choices={[{ value: 0, text: '全部' }, ...known]}
      value={shopFilter.category}
      onChoose={(category) => shopFilter.showCategory(category)}
    />
  )
})
