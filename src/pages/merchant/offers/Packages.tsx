import { money } from '@/format/money'
import { go } from '@/navigation/go'
import { packagePrice, packageWords, type ShopPackage } from '@/parts/merchant/shop'
import { Empty } from '@/ui/state/Empty'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'
import { OfferRow } from './OfferRow'

interface PackagesProps {
  list: readonly ShopPackage[]
  owner: boolean
  per_mille: number
}

const noteOf = (one: ShopPackage) =>
  [
    packagePrice(one),
    packageWords(one),
    `剩 ${one.stock}，卖出 ${one.sold}`,
    `每次结 ${money(one.settle)}`,
    one.own ? '' : '由平台上架',
  ]
    .filter(Boolean)
    .join('，')

/** What is sold for the shop, and what it gets for each use. */
export const Packages = ({ list, owner, per_mille: perMille }: PackagesProps) => (
  <Stack>
    <Text size="sm" tone="ink2">
      {`改了只对以后卖的有用，卖出的照当时写的。套餐每次核销结上架价的 ${perMille / 10}% 除以次数`}
    </Text>
    {list.length === 0 && <Empty title="还没有套餐" text="写一个，邻居在商城和店铺页都能买" />}
    {list.map((one) => (
      <OfferRow
        key={one.goods_id}
        title={one.title}
        note={noteOf(one)}
        listed={one.listed === 1}
        onOpen={
          owner && one.own
            ? () => void go('merchantPackage', { goods_id: one.goods_id })
            : undefined
        }
      />
    ))}
  </Stack>
)
