import type { RewardedConfig } from '@server/config'
import type { Guard } from '../guard'
import { Forged } from '../forged'
import type { RewardedProvider, Showing, Viewing } from './rewarded'
import { createVerifier } from './signed-callback'

type RealConfig = Extract<RewardedConfig, { provider: 'platforms' }>
type Web = NonNullable<RealConfig['web']>

const inWechat = (unit: string): Showing => ({ way: 'weapp', source: () => unit })

/** All that the page is told; it sends back the ticket and the viewer with its callback. */
function pageOf({ page, unit }: Web, { ticketId, viewer }: Viewing): string {
  const url = new URL(page)
  url.searchParams.set('ad_unit', unit)
  url.searchParams.set('custom_data', ticketId)
  url.searchParams.set('user_id', viewer)
  return url.href
}

const onPage = (web: Web): Showing => ({ way: 'web', source: (viewing) => pageOf(web, viewing) })

/** WeChat's own ads in the mini program; on the web those of a platform that signs its callbacks. */
export function createPlatformFilms(
  { weappUnit, web }: RealConfig,
  guard: Guard,
): RewardedProvider {
  const showings = {
    miniProgram: weappUnit ? inWechat(weappUnit) : null,
    web: web && onPage(web),
  }
  const verifier = web && createVerifier(web, guard)
  return {
    showingIn: (place) => showings[place],
    async read(query) {
      if (!verifier) throw new Forged('no platform tells of its films here')
      return verifier(query)
    },
  }
}
