import { hostApp } from './host'
import { inWeChat } from './inWeChat.h5'
import type { Surroundings } from './surroundingsProps'

export type { Surroundings } from './surroundingsProps'

/** An iPad says that it is a Mac, and has fingers on it. */
const isIos = ({ userAgent, maxTouchPoints }: Navigator) =>
  /iPhone|iPad|iPod/i.test(userAgent) || (/Macintosh/i.test(userAgent) && maxTouchPoints > 1)

export function surroundings(): Surroundings {
  const { navigator } = window
  if (hostApp()) return 'hostApp'
  if (inWeChat()) return 'weChat'
  if (isIos(navigator)) return 'ios'
  return /Android|HarmonyOS/i.test(navigator.userAgent) ? 'android' : 'desktop'
}
