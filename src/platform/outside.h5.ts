import { hostApp } from './host'
import type { Outcome, OutsideWays } from './outsideProps'
import { surroundings } from './surroundings'

export type { Outcome, OutsideWays } from './outsideProps'

/** How long a phone takes to bring an installed app to the front. */
const patience = 1500

/** Tells of it before the page is left, then takes the way that works here. */
export async function openOutside(
  { scheme, url }: OutsideWays,
  tell: () => Promise<unknown>,
): Promise<Outcome> {
  if (!scheme && !url) return 'nowhere'
  const host = hostApp()
  const asPhone = ['ios', 'android'].includes(surroundings())
  if (!host && !url && !asPhone) return 'nowhere'
  await tell()
  if (host) {
    host.openOutside({ scheme, url: url && new URL(url, window.location.origin).href })
    return 'opened'
  }
  if (scheme && asPhone && (await opens(scheme))) return 'opened'
  if (!url) return 'nowhere'
  window.location.assign(url)
  return 'left'
}

/** Whether an app answers to its link: then it covers the page. Nothing tells a page otherwise. */
async function opens(scheme: string): Promise<boolean> {
  window.location.assign(scheme)
  await new Promise((resolve) => setTimeout(resolve, patience))
  return document.hidden
}
