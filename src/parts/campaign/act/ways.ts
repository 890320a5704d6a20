import { proveByCode } from '@/parts/machine/presence/prove'
import { machineSnIn, openAnother } from '@/parts/machine/scanned'
import { askToSignIn, follow, go } from '@/navigation/go'
import { currentPlace } from '@/navigation/place'
import { scan } from '@/platform/scan'
import { toast } from '@/platform/toast'
import type { Campaign } from '../campaign'

interface Way {
  campaign: Campaign
  /** Receives or pays, after asking for what that needs. */
  take: (how: 'receive' | 'pay') => void
  askForAddress: () => void
  leave: () => void
  step: () => void
}

/** What the one button does, by what the server says comes next. */
export const ways: Record<Campaign['action']['do'], (way: Way) => void> = {
  login: () => {
    const place = currentPlace()
    if (place) void askToSignIn(place, 'push')
  },
  receive: ({ take }) => take('receive'),
  choose: ({ take }) => take('receive'),
  pay: ({ campaign: { order }, take }) =>
    order?.state === 'unpaid' ? void go('orderPay', { order_sn: order.order_sn }) : take('pay'),
  address: ({ askForAddress }) => askForAddress(),
  receipt: ({ campaign }) => void follow(campaign.action.link),
  link: ({ campaign }) => void follow(campaign.action.link),
  scan: ({ campaign }) => void scanMachine(campaign),
  stand: ({ step }) => step(),
  outside: ({ leave }) => leave(),
  join: ({ step }) => step(),
  light: ({ step }) => step(),
  help: ({ step }) => step(),
  open: ({ step }) => step(),
  remind: ({ step }) => step(),
  forget: ({ step }) => step(),
  // the button that shares is WeChat's own, and this one cannot be pressed
  share: () => undefined,
  none: () => undefined,
}

async function scanMachine({ pages }: Campaign): Promise<unknown> {
  if (!scan) return go('scanMachine')
  const scanned = await scan()
  if (scanned === undefined) return
  const sn = machineSnIn(scanned)
  // whoever cannot is told on the page that opens
  if (sn) await proveByCode(sn, scanned).catch(() => false)
  if (sn) return follow(`${pages.self}?machine_sn=${sn}`)
  if (!(await openAnother(scanned))) toast('没有认出机器，请对准机身上的二维码再扫一次')
}
