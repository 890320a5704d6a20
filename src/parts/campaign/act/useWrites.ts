import { follow, go } from '@/navigation/go'
import { openOutside } from '@/platform/outside'
import { useAllowing } from '@/parts/message/useAllowing'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useOnce } from '@/request/useOnce'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import type { Campaign, Pay, Receipt } from '../campaign'
import type { Given, Told } from './claim'
import { steps } from './steps'

const receive = '/tp5/api/Campaign/receive'
const buy = '/user/vip/makeVipOrder'

interface Writing {
  campaign: Campaign
  /** Names the campaign, the prize and the machine in every call. */
  told: Told
  /** For what is drawn, as it stands on the page. */
  ownSeed: string
  /** The campaign stands otherwise than the page shows. */
  reload: () => Promise<void>
  /** Nothing is asked of the person any more. */
  settle: () => void
  /** A box gave this: it is shown before the page goes on. */
  onOpened: (receipt: Receipt) => void
}

/** The calls of a campaign that change something, each busy and failing by itself. */
export function useWrites({ campaign, told, ownSeed, reload, settle, onOpened }: Writing) {
  const { action, entry, order, outside, receipts } = campaign
  const { allow } = useAllowing(['begins'])

  const taking = { ...told, ...(campaign.pick === 'draw' && { own_seed: ownSeed }) }
  const succeed = async ({ receipt_id, success }: Receipt) => {
    settle()
    await follow(`${success}?receipt_id=${receipt_id}`)
  }
  const receipt = useOnce(receive, `received of ${campaign.key}`, succeed)
  const receiving = {
    ...receipt,
    submit: (given: Given) => receipt.submit(() => Promise.resolve({ ...taking, ...given })),
  }
  const bought = useOnce(buy, `bought of ${campaign.key}`, async (made) => {
    const { order_sn, state, receipt_id } = made
    settle()
    if (state === 'unpaid') await go('orderPay', { order_sn })
    if (receipt_id) await follow(`${campaign.pages.success}?receipt_id=${receipt_id}`)
  })
  const paying = {
    ...bought,
    submit: (pay: Pay, given: Given) =>
      bought.submit(() => Promise.resolve({ ...taking, ...given, pay })),
  }
  const addressing = useSubmit(async (address_id: number) => {
    const waiting = receipts.find(({ state }) => state === 'waiting')
    if (!waiting) return
    const { receipt_id } = waiting
    await succeed(await api.post('/tp5/api/Campaign/address', { receipt_id, address_id }))
  })
  const stepping = useSubmit(async () => {
    await steps[action.do]?.({ told, entry, order, device: session.uuid, onOpened, allow })
    await reload()
  })
  const cancelling = useSubmit(async () => {
    if (!order) return
    await api.post('/tp5/api/Campaign/cancel', { order_sn: order.order_sn })
    await reload()
  })
  const leaving = useSubmit(async () => {
    if (!outside) return
    const setOut = () => api.post('/tp5/api/Campaign/outside', { key: told.key })
    const outcome = await openOutside(outside.ways, setOut)
    if (outcome === 'left') return
    if (outcome === 'copied') toast('网址已复制，到手机浏览器里粘贴打开')
    if (outcome === 'nowhere') toast(`请在微信里搜索“${outside.app}”，打开后再回来`)
    await reload()
  })

  const all = [receiving, paying, addressing, stepping, cancelling, leaving]
  return {
    receiving,
    paying,
    addressing,
    stepping,
    cancelling,
    leaving,
    busy: all.some(({ busy }) => busy),
    error: all.find(({ error }) => error !== undefined)?.error,
    missing: receipt.missing ?? bought.missing,
    checkLast: (receipt.missing ? receipt : bought).checkLast,
  }
}
