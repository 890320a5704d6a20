import { mixName } from '@/format/currency'
import { priceLine } from '@/format/price'
import { Card } from '@/ui/card/Card'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import type { Way } from './ways'

interface WaysToPayProps {
  ways: readonly Way[]
  /** Which mix is chosen. */
  type: number
  onType: (type: number) => void
}

/** What one of it costs in each of the ways, where there is a choice. */
export function WaysToPay({ ways, type, onType }: WaysToPayProps) {
  if (ways.length < 2) return null
  return (
    <Card bare>
      <RadioGroup
        label="怎么付"
        options={ways.map(({ exchange_type, points, gold, money }) => ({
          value: String(exchange_type),
          label: mixName(exchange_type),
          note: priceLine({ points, gold, cents: money }),
        }))}
        value={String(type)}
        onChange={(value) => onType(Number(value))}
      />
    </Card>
  )
}
