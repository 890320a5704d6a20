import { GoodsRow } from '@/parts/catalogue/GoodsRow'
import { Which } from '@/blocks/list/Which'
import { usePaged } from '@/cache/usePaged'
import { Empty } from '@/ui/state/Empty'

/** Which goods somebody wants: what they cost, and whether they can be had, stands on their page. */
export function WhichGoods() {
  const paged = usePaged('/tp5/api/ExchangeShop/Goods/lists', {})
  const empty = <Empty text="这里还没有上货" />
  return (
    <Which route="order" question="要换哪一件？" paged={paged} empty={empty}>
      {(goods) => <GoodsRow key={goods.goods_id} goods={goods} eager={false} />}
    </Which>
  )
}
