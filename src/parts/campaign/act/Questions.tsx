import { useState } from 'react'
import { AddressSheet } from '@/parts/address/AddressSheet'
import type { Campaign } from '../campaign'
import { ClaimSheet } from './ClaimSheet'
import { asksInWords, type Given, needsAddress } from './claim'
import { PaySheet } from './PaySheet'
import type { TakingPart } from './useTakingPart'

interface QuestionsProps {
  campaign: Campaign
  part: TakingPart
}

/** Everything that is asked before a prize is received or paid, one sheet after the other. */
export function Questions({ campaign, part }: QuestionsProps) {
  const { asking, prize, busy, error, stopAsking } = part
  const [given, setGiven] = useState<Given>()
  const stop = () => {
    setGiven(undefined)
    stopAsking()
  }
  const name = prize?.name ?? campaign.title
  const shared = { busy, error, onClose: stop }
  if (asking === 'address') {
    return <AddressSheet title={name} {...shared} onChoose={part.address} />
  }
  if (asking === 'pay') return <PaySheet campaign={campaign} part={part} onClose={stop} />
  if (asking !== 'receive') return null
  const onlyAddress = needsAddress(prize) && !asksInWords(campaign)
  if (given || onlyAddress) {
    return (
      <AddressSheet
        title={name}
        {...shared}
        onChoose={(address_id) => part.receive({ ...given, address_id })}
      />
    )
  }
  return (
    <ClaimSheet
      campaign={campaign}
      told={part.told}
      {...shared}
      onGive={needsAddress(prize) ? setGiven : part.receive}
    />
  )
}
