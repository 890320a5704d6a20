import { useEffect, useMemo } from 'react'
import { shareAs } from '@/platform/share'
import { useRead } from '@/cache/useRead'
import { routeNamed, urlsOf } from '@/routes/match'
import type { RouteName } from '@/routes/route'
import { pageUrl, placeOfAddress } from '@/routes/url'
import { drawnCard } from '../sharing/drawnCard'
import { arrived } from './campaign'
import { countEvent } from './countEvent'

export interface CampaignParams {
  /** Its key, where the address of the page does not name it. */
  campaign?: string | undefined
  entry_id?: string
  machine_sn?: string
}

/** The campaign behind a page: the page's own address names it, unless a key does. */
export function useCampaign(route: RouteName, { campaign, entry_id, machine_sn }: CampaignParams) {
  const [address] = urlsOf(routeNamed(route))
  const call = useRead('/tp5/api/Campaign/detail', {
    ...(campaign ? { key: campaign } : { route: address }),
    ...(entry_id && { entry_id }),
    ...(machine_sn && { machine_sn }),
  })
  const { data: detail, at } = call
  const state = { ...call, data: useMemo(() => detail && arrived(detail, at), [detail, at]) }
  const { data } = state
  const key = data?.key
  useEffect(() => {
    if (key) countEvent(key, 'view')
  }, [key])
  useEffect(() => {
    if (!data) return
    const { title, link } = data.share
    const place = placeOfAddress(link)
    shareAs({
      title,
      image: drawnCard('campaign', data.key),
      ...(place && { place: { url: link, page: pageUrl(place.name, place.params) } }),
    })
  }, [data])
  return state
}
