import type { ReactNode } from 'react'
import { money } from '@/format/money'
import { Card } from '@/ui/card/Card'
import { type Fact, Facts } from '@/ui/facts/Facts'
import { Price } from '@/ui/price/Price'
import { Stack } from '@/ui/stack/Stack'
import { Text } from '@/ui/text/Text'

interface BroughtProps {
  head: ReactNode
  settled: number
  waiting: number
  takenBack: number
  /** From whom it came. */
  from: readonly Fact[]
}

/** All that neighbours brought, what of it is sure, and what went back. */
export function Brought({ head, settled, waiting, takenBack, from }: BroughtProps) {
  const total = settled + waiting
  const facts = [
    { name: '待领取和已到余额', value: money(settled) },
    { name: '待结算', value: money(waiting) },
    ...(takenBack > 0 ? [{ name: '另有收回的', value: money(takenBack) }] : []),
    ...from,
  ]
  return (
    <Card>
      {head}
      <Stack gap="s2">
        {total > 0 ? <Price cents={total} size="l" /> : <Text size="xl">{money(0)}</Text>}
        <Facts facts={facts} />
      </Stack>
    </Card>
  )
}
