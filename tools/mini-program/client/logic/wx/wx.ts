import { off, on } from '../hooks'
import { report, reportError } from '../report'
import { fromBase64, toBase64 } from './base64'
import { consent } from './consent'
import { device } from './device'
import { userInterface } from './interface'
import { canIUse, hasCall } from './library'
import { media } from './media'
import { pictures } from './pictures'
import { createIntersectionObserver, createSelectorQuery } from './query'
import { request } from './request'
import { createRewardedVideoAd } from './rewardedAd'
import { storage } from './storage'
import { downloadFile, uploadFile } from './transfer'
import { createVideoContext } from './video'

const happenings = `Error UnhandledRejection PageNotFound AppShow AppHide NetworkStatusChange
  WindowResize ThemeChange MemoryWarning KeyboardHeightChange NeedPrivacyAuthorization CopyUrl
  UserCaptureScreen LocationChange AppRoute BeforeAppRoute`.split(/\s+/)

const listening: Record<string, unknown> = Object.fromEntries(
  happenings.flatMap((name): [string, unknown][] => [
    [`on${name}`, on(name)],
    [`off${name}`, off(name)],
  ]),
)

const offered: Record<string, unknown> = {
  ...listening,
  ...storage,
  ...userInterface,
  ...device,
  ...consent,
  ...media,
  ...pictures,
  request,
  uploadFile,
  downloadFile,
  createVideoContext,
  createRewardedVideoAd,
  createSelectorQuery,
  createIntersectionObserver,
  arrayBufferToBase64: (buffer: ArrayBuffer) => toBase64(new Uint8Array(buffer)),
  base64ToArrayBuffer: (text: string) => fromBase64(text).buffer,
  canIUse,
}

/** Names that are looked at to find out where one is, and are rightly not there. */
const probed = new Set(['webpackJsonp', 'cloud', 'qy', 'getPcInfo', 'onCopyUrl', 'then', 'toJSON'])

const lackingCall = (name: string) => () => {
  const message = `wx.${name} is not built into this host (tools/mini-program/client/logic/wx)`
  report.lacking.push(`wx.${name}`)
  reportError('wx', message)
  throw new Error(message)
}

/** `wx`. What the library is too old for is not there; what this host lacks is an error that names it once it is called, never a silent nothing. */
export const wx = new Proxy(offered, {
  get(target, name) {
    if (typeof name !== 'string' || probed.has(name)) return target[name as string]
    if (!hasCall(name)) return undefined
    return name in target ? target[name] : lackingCall(name)
  },
})
