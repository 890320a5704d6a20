import { useState } from 'react'
import { AddressSheet } from '@/parts/address/AddressSheet'
import { grouped } from '@/format/amount'
import { money } from '@/format/money'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { RadioGroup } from '@/ui/radio/RadioGroup'
import { Sheet } from '@/ui/sheet/Sheet'
import { type Campaign, type Pay, type Price, priceOf } from '../campaign'
import { needsAddress } from './claim'
import type { TakingPart } from './useTakingPart'

interface PaySheetProps {
  campaign: Campaign
  part: TakingPart
  onClose: () => void
}

const words: Record<Pay, (value: number) => string> = {
  points: (value) => `${grouped(value)} 积分`,
  gold: (value) => `${grouped(value)} 金币`,
  money,
}

const waysOf = (price: Price) =>
  (['points', 'gold', 'money'] as const).filter((way) => price[way] > 0)

/** What is deducted, and of what: nothing is taken before this is agreed to. */
export function PaySheet({ campaign, part, onClose }: PaySheetProps) {
  const { prize, busy, error } = part
  const price = priceOf(campaign, prize)
  const ways = waysOf(price)
  const [chosen, setChosen] = useState<Pay>()
  const [asksAddress, setAsksAddress] = useState(false)
  const way = chosen ?? ways[0] ?? 'points'
  const short = way !== 'money' && campaign.mine !== null && campaign.mine[way] < price[way]
  if (asksAddress) {
    return (
      <AddressSheet
        title={prize?.name ?? campaign.title}
        busy={busy}
        error={error}
        onClose={onClose}
        onChoose={(address_id) => part.pay(way, { address_id })}
      />
    )
  }
  const go = () => (needsAddress(prize) ? setAsksAddress(true) : part.pay(way, {}))
  return (
    <Sheet
      open
      title={prize?.name ?? campaign.title}
      onClose={onClose}
      footer={
        <>
          <CallError error={error} />
          <Button shape="full" disabled={short} busy={busy} onPress={go}>
            {short ? '余额不够，换一种' : `确认，付 ${words[way](price[way])}`}
          </Button>
        </>
      }
    >
      <RadioGroup
        label="用什么付"
        value={way}
        onChange={setChosen}
        options={ways.map((one) => ({
          value: one,
          label: words[one](price[one]),
          note: one === 'money' ? '下一步付款' : `现有 ${words[one](campaign.mine?.[one] ?? 0)}`,
        }))}
      />
    </Sheet>
  )
}
