import type { GoodsDetail } from '@/parts/catalogue/goods'
import { WaysToPay } from '@/parts/catalogue/WaysToPay'
import { priceIn, type Way } from '@/parts/catalogue/ways'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import { OfferHead } from './OfferHead'
import { tagsOf } from './tags'

interface GoodsHeadProps {
  goods: GoodsDetail
  /** The way that is chosen. */
  way: Way
  onType: (type: number) => void
}

/** What it is and what it costs in each of the ways, with what is said of it in a word. */
export function GoodsHead({ goods, way, onType }: GoodsHeadProps) {
  return (
    <OfferHead goods={goods} price={priceIn(way)}>
      <Row wrap>
        {tagsOf(goods).map(({ text, tone }) => (
          <Tag key={text} tone={tone}>
            {text}
          </Tag>
        ))}
      </Row>
      <WaysToPay ways={goods.ways} type={way.exchange_type} onType={onType} />
    </OfferHead>
  )
}
