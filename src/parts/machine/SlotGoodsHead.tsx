import { type ExchangeType, mixName } from '@/format/currency'
import { OfferHead } from '@/parts/catalogue/detail/OfferHead'
import { Segmented } from '@/ui/tabs/Segmented'
import type { SlotGoods, Way } from './machine'

interface SlotGoodsHeadProps {
  goods: SlotGoods
  way: Way
  /** What it can be exchanged for, where there is a choice. */
  types: readonly ExchangeType[]
  type: ExchangeType
  onType: (type: ExchangeType) => void
}

/** What stands in the slot and what it costs this way. */
export function SlotGoodsHead({ goods, way, types, type, onType }: SlotGoodsHeadProps) {
  const held = type === 1 ? { points: goods.points } : { gold: goods.gold }
  return (
    <OfferHead goods={goods} price={way === 'buy' ? { cents: goods.money } : held}>
      {types.length > 1 && (
        <Segmented
          label="用什么换"
          choices={types.map((value) => ({ value, text: mixName(value) }))}
          value={type}
          onChoose={onType}
        />
      )}
    </OfferHead>
  )
}
