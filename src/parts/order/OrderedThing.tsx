import { counted } from '@/parts/catalogue/goodsWords'
import { Price } from '@/ui/price/Price'
import { priceOf } from './cost'
import type { OrderRow } from './order'
import { Thing } from './Thing'

type Ordered = Pick<
  OrderRow,
  'kind' | 'title' | 'image' | 'tint' | 'number' | 'points' | 'gold' | 'money'
>

interface OrderedThingProps {
  thing: Ordered
  eager?: boolean
}

/** What was ordered: its picture, how many and what they cost together. */
export function OrderedThing({ thing, eager = false }: OrderedThingProps) {
  return (
    <Thing thing={thing} note={counted(thing.kind, thing.number)} eager={eager}>
      <Price {...priceOf(thing)} />
    </Thing>
  )
}
