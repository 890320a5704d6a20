import type { GoodsDetail } from '@/parts/catalogue/goods'
import type { ExchangeType } from '@/format/currency'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { offeredTypes, priceIn } from './obstacle'
import { OfferHead } from './OfferHead'
import { tagsOf } from './tags'

interface GoodsHeadProps {
  goods: GoodsDetail
  type: ExchangeType
  onType: (type: ExchangeType) => void
}

/** What it is and what it costs, with what is said of it in a word. */
export function GoodsHead({ goods, type, onType }: GoodsHeadProps) {
  const held = priceIn(goods, type)
  const price = { ...(type === 1 ? { points: held } : { gold: held }), cents: goods.money }
  return (
    <OfferHead goods={goods} price={price} types={offeredTypes(goods)} type={type} onType={onType}>
      <Row wrap>
        {tagsOf(goods).map(({ text, tone }) => (
          <Tag key={text} tone={tone}>
            {text}
          </Tag>
        ))}
      </Row>
    </OfferHead>
  )
}
