import type { Out } from '@contract/api'
import { useRead } from '@/cache/useRead'
import { subscribe } from '@/platform/subscribe'
import { api } from '@/request/api'

export type Template = Out<'/tp5/api/Message/templates'>['list'][number]['template']

export interface Allowing {
  /** There is somebody who could be asked to send them. */
  possible: boolean
  /**
   * Asks, in the very tap that wants it, to allow WeChat one message of each template. Gives how many
   * were allowed; whoever waits for something else goes on either way.
   */
  allow: () => Promise<number>
}

/** Reminders by WeChat, which has every single one of them allowed by the person. */
export function useAllowing(wanted: readonly Template[]): Allowing {
  const { data } = useRead('/tp5/api/Message/templates', subscribe ? {} : null, { alike: true })
  const known = data?.list.filter(({ template }) => wanted.includes(template)) ?? []
  const allow = async () => {
    if (!subscribe || known.length === 0) return 0
    const ids = await subscribe(known.map(({ id }) => id))
    const allowed = known.filter(({ id }) => ids.includes(id)).map(({ template }) => template)
    if (allowed.length === 0) return 0
    await api
      .post('/tp5/api/Message/rewardMsgSubscribe', { templates: allowed.join() })
      .catch(() => undefined)
    return allowed.length
  }
  return { possible: subscribe !== undefined && (!data || known.length > 0), allow }
}
