import type { Browser } from 'playwright-core'
import type { AuditLimits } from '../audit'
import type { Theme } from '../build/manifest'
import type { Product } from '../product'

export interface Device {
  width: number
  height: number
  statusBar: number
  /** The strip at the bottom that belongs to the phone's own gesture. */
  homeBar?: number
  system?: 'ios' | 'android'
}

export const phone: Device = { width: 390, height: 844, statusBar: 47, homeBar: 34 }
export const androidPhone: Device = { width: 360, height: 640, statusBar: 24, system: 'android' }

/** How somebody comes to the app. */
export interface Entry {
  path?: string
  query?: string
  /** WeChat's number for where it was opened from. */
  scene?: number
}

/** The entry is the first one, as after scanning a code; without it the app's first page. */
export interface LaunchOptions extends Entry {
  dist: string
  /** Where requests to this machine really go. */
  apiBase?: string
  product?: Product
  /** What a page may cost, where it differs from WeChat's own limits. */
  audit?: Partial<AuditLimits>
  device?: Device
  /** The version of WeChat's base library. */
  library?: string
  /** Promises on timers, as on an old iOS. */
  promises?: 'native' | 'timers'
  /** Tells one phone from another: `wx.login` gives each its own code. */
  deviceName?: string
  theme?: Theme
  fontScale?: number
  browser?: Browser
}

/** The settings as the phone's address carries them. */
export function searchOf(options: LaunchOptions, { path = '', query = '', scene }: Entry): string {
  const { device = phone, theme = 'light', fontScale = 1, deviceName = 'phone' } = options
  return new URLSearchParams({
    path,
    query,
    theme,
    scene: String(scene ?? ''),
    device: deviceName,
    system: device.system ?? 'ios',
    library: options.library ?? '',
    promises: options.promises ?? 'native',
    statusBar: String(device.statusBar),
    homeBar: String(device.homeBar ?? 0),
    fontScale: String(fontScale),
  }).toString()
}
