import { type HostApp, hostApp } from '../platform/host'
import type { RouteName } from '../routes/route'
import type { LooseParams } from '../routes/url'

type Open = (host: HostApp, params: LooseParams) => void

/** Pages that the app around us has of its own, and shows in place of ours. */
const own: { [N in RouteName]?: Open } = {
  goodDetailsOnline: (host, { goods_id, id }) => host.openGoods(Number(goods_id ?? id)),
}

/** Whether the app around us has opened the page. */
export function openedByHost(name: RouteName, params: LooseParams): boolean {
  const open = own[name]
  const host = open && hostApp()
  if (!host) return false
  open(host, params)
  return true
}
