import { useState } from 'react'
import { newOwnSeed } from '@/parts/draw/ownSeed'
import { toast } from '@/platform/toast'
import { session } from '@/session/session'
import { buysCard, type Campaign, isOpen, type Pay, type Receipt } from '../campaign'
import { countEvent } from '../countEvent'
import { asksFor, type Given } from './claim'
import { useWrites } from './useWrites'
import { ways } from './ways'

/** What is being asked of the person before the call. */
export type Asking = 'receive' | 'pay' | 'address'

interface Part {
  campaign: Campaign
  machineSn: string | undefined
  reload: () => Promise<void>
  onOpened: (receipt: Receipt) => void
}

/** Everything that the one button of a campaign does. */
export function useTakingPart({ campaign, machineSn, reload, onOpened }: Part) {
  const { key, prizes, action } = campaign
  const [chosenKey, choose] = useState<string>()
  const [asking, setAsking] = useState<Asking>()
  const [ownSeed] = useState(newOwnSeed)
  const open = prizes.filter(isOpen)
  const chooses = campaign.pick === 'choose' && !buysCard(campaign)
  const prize = chooses
    ? (open.find(({ prize_key }) => prize_key === chosenKey) ??
      (prizes.length === 1 ? open[0] : undefined))
    : undefined
  const told = {
    key,
    device: session.uuid,
    ...(prize && { prize_key: prize.prize_key }),
    ...(machineSn && { machine_sn: machineSn }),
  }
  const stopAsking = () => setAsking(undefined)
  const writes = useWrites({ campaign, told, ownSeed, reload, settle: stopAsking, onOpened })

  const take = (how: 'receive' | 'pay') => {
    if (chooses && prizes.length > 0 && !prize && !campaign.needs.code) {
      return toast(open.length > 0 ? '请先选一份' : '都领完了，看看别的活动吧')
    }
    if (how === 'pay' || asksFor(campaign, prize)) return setAsking(how)
    void writes.receiving.submit({})
  }
  const leave = () => void writes.leaving.submit()
  const act = (): void => {
    countEvent(key, 'click')
    ways[action.do]({
      campaign,
      take,
      askForAddress: () => setAsking('address'),
      leave,
      step: () => void writes.stepping.submit(),
    })
  }
  return {
    told,
    ownSeed,
    prize,
    choose,
    act,
    // nothing is asked of anybody while it is not known what became of what they gave before
    asking: writes.missing ? undefined : asking,
    stopAsking,
    receive: (given: Given) => void writes.receiving.submit(given),
    pay: (pay: Pay, given: Given) => void writes.paying.submit(pay, given),
    address: (addressId: number) => void writes.addressing.submit(addressId),
    cancel: () => void writes.cancelling.submit(),
    leave,
    busy: writes.busy,
    error: writes.error,
    missing: writes.missing,
    checkLast: writes.checkLast,
  }
}

export type TakingPart = ReturnType<typeof useTakingPart>
