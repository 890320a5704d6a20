import type { HostApp } from './hostProps'

export type { HostApp } from './hostProps'

/** How the two native apps listen; docs/HOST-APP.md is their side of it. */
interface HostWindow {
  webkit?: { messageHandlers?: { linji?: { postMessage(message: object): void } } }
  linji?: { postMessage(message: string): void }
}

type Say = (message: object) => void

function channel(): Say | undefined {
  const { webkit, linji: android } = window as HostWindow
  const ios = webkit?.messageHandlers?.linji
  if (ios) return (message) => ios.postMessage(message)
  if (android) return (message) => android.postMessage(JSON.stringify(message))
  return undefined
}

/** Asked each time: Android puts its object there after the page has begun. */
export function hostApp(): HostApp | undefined {
  const say = channel()
  if (!say) return undefined
  return {
    share: (card) => say({ name: 'share', ...card }),
    openGoods: (goodsId) => say({ name: 'goods', goods_id: goodsId }),
    openOutside: (ways) => say({ name: 'outside', ...ways }),
  }
}
