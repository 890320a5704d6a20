import { Price } from '@/ui/price/Price'
import { priceOf } from './cost'
import type { OrderRow } from './order'
import { Thing } from './Thing'

type Ordered = Pick<
  OrderRow,
  'title' | 'image' | 'tint' | 'number' | 'amount' | 'money' | 'exchange_type'
>

interface OrderedThingProps {
  thing: Ordered
  eager?: boolean
}

/** What was ordered: its picture, how many and what they cost together. */
export function OrderedThing({ thing, eager = false }: OrderedThingProps) {
  return (
    <Thing thing={thing} note={`${thing.number} 件`} eager={eager}>
      <Price {...priceOf(thing)} />
    </Thing>
  )
}
