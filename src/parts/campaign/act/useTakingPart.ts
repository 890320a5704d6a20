import { useState } from 'react'
import { machineSnIn } from '@/parts/machine/scanned'
import { askToSignIn, follow, go } from '@/navigation/go'
import { currentPlace } from '@/navigation/place'
import { openOutside } from '@/platform/outside'
import { scan } from '@/platform/scan'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { type Campaign, isOpen, type Pay, type Receipt } from '../campaign'
import { countEvent } from '../countEvent'
import { asksFor, type Given } from './claim'

/** What is being asked of the person before the call. */
export type Asking = 'receive' | 'pay' | 'address'

interface Part {
  campaign: Campaign
  machineSn: string | undefined
  /** The campaign stands otherwise than the page shows. */
  reload: () => Promise<void>
  /** A box gave this: it is shown before the page goes on. */
  onOpened: (receipt: Receipt) => void
}

/** Everything that the one button of a campaign does. */
export function useTakingPart({ campaign, machineSn, reload, onOpened }: Part) {
  const { key, prizes, entry, order, receipts, action, outside } = campaign
  const [chosenKey, choose] = useState<string>()
  const [asking, setAsking] = useState<Asking>()
  const open = prizes.filter(isOpen)
  const prize =
    campaign.pick === 'choose'
      ? (open.find(({ prize_key }) => prize_key === chosenKey) ??
        (prizes.length === 1 ? open[0] : undefined))
      : undefined
  const waiting = receipts.find(({ state }) => state === 'waiting')
  const told = {
    key,
    device: session.uuid,
    ...(prize && { prize_key: prize.prize_key }),
    ...(machineSn && { machine_sn: machineSn }),
  }

  const succeed = async ({ receipt_id, success }: Receipt) => {
    setAsking(undefined)
    await follow(`${success}?receipt_id=${receipt_id}`)
  }
  const receiving = useSubmit(async (given: Given) =>
    succeed(await api.post('/tp5/api/Campaign/receive', { ...told, ...given })),
  )
  const paying = useSubmit(async (pay: Pay, given: Given) => {
    const made = await api.post('/user/vip/makeVipOrder', { ...told, ...given, pay })
    const { order_sn, state, receipt_id } = made
    setAsking(undefined)
    if (state === 'unpaid') await go('orderPay', { order_sn })
    if (receipt_id) await follow(`${campaign.pages.success}?receipt_id=${receipt_id}`)
    await reload()
  })
  const addressing = useSubmit(async (address_id: number) => {
    if (!waiting) return
    const { receipt_id } = waiting
    await succeed(await api.post('/tp5/api/Campaign/address', { receipt_id, address_id }))
  })
  const stepping = useSubmit(async () => {
    if (action.do === 'join') await api.post('/tp5/api/Campaign/join', told)
    if (action.do === 'light') await api.post('/tp5/api/Campaign/light', { key })
    if (action.do === 'help' && entry) {
      const { entry_id } = entry
      await api.post('/tp5/api/Campaign/help', { entry_id, device: session.uuid })
      toast(entry.words.thanks)
    }
    if (action.do === 'open' && order) {
      onOpened(await api.post('/tp5/api/Campaign/open', { order_sn: order.order_sn }))
    }
    await reload()
  })

  const leaving = useSubmit(async () => {
    if (!outside) return
    const setOut = () => api.post('/tp5/api/Campaign/outside', { key })
    const outcome = await openOutside(outside.ways, setOut)
    if (outcome === 'left') return
    if (outcome === 'copied') toast('网址已复制，到手机浏览器里粘贴打开')
    if (outcome === 'nowhere') toast(`请在微信里搜索“${outside.app}”，打开后再回来`)
    await reload()
  })

  const take = (how: 'receive' | 'pay') => {
    if (campaign.pick === 'choose' && prizes.length > 0 && !prize && !campaign.needs.code) {
      return void toast(open.length > 0 ? '请先选一份' : '都领完了，看看别的活动吧')
    }
    if (how === 'pay' || asksFor(campaign, prize)) return setAsking(how)
    void receiving.submit({})
  }
  const scanMachine = async () => {
    if (!scan) return go('scanMachine')
    const sn = machineSnIn((await scan()) ?? '')
    if (!sn) return toast('没有认出机器，请对准机身上的二维码再扫一次')
    return follow(`${campaign.pages.self}?machine_sn=${sn}`)
  }

  const act = (): void => {
    const place = currentPlace()
    countEvent(key, 'click')
    switch (action.do) {
      case 'login':
        return void (place && askToSignIn(place, 'push'))
      case 'receive':
      case 'choose':
        return take('receive')
      case 'pay':
        return order?.state === 'unpaid'
          ? void go('orderPay', { order_sn: order.order_sn })
          : take('pay')
      case 'address':
        return setAsking('address')
      case 'receipt':
      case 'link':
        return void follow(action.link)
      case 'scan':
        return void scanMachine()
      case 'outside':
        return void leaving.submit()
      default:
        return void stepping.submit()
    }
  }
  const writes = [receiving, paying, addressing, stepping, leaving]
  return {
    prize,
    choose,
    act,
    asking,
    stopAsking: () => setAsking(undefined),
    receive: (given: Given) => void receiving.submit(given),
    pay: (pay: Pay, given: Given) => void paying.submit(pay, given),
    address: (addressId: number) => void addressing.submit(addressId),
    leave: () => void leaving.submit(),
    busy: writes.some(({ busy }) => busy),
    error: writes.find(({ error }) => error !== undefined)?.error,
  }
}

export type TakingPart = ReturnType<typeof useTakingPart>
