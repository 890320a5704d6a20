import type { HostWindow } from '../../client/logic/main'
import { networkTypes } from './choices'
import { deviceOf, positionOf, type Settings } from './settings'

export type PhoneHost = HostWindow['host']

/** Where the app opens, and WeChat's number for where from. */
export interface Place {
  path: string
  query: string
  scene?: string
}

/** As in page.css. */
const rim = 8
const margin = 16
const narrow = 1100

const stage = document.getElementById('stage')!
const shell = document.getElementById('case')!
const frame = document.getElementById('phone') as HTMLIFrameElement

/** What the app was last opened with, and where. */
let opened: { settings?: Settings } & Place = placeInAddress()

function placeInAddress(): Place {
  const given = new URLSearchParams(location.search)
  return { path: given.get('path') ?? '', query: given.get('query') ?? '' }
}

/** The app that runs in the frame; none while it opens. */
export function runningHost(): PhoneHost | undefined {
  const { host } = frame.contentWindow as unknown as Partial<HostWindow>
  return host?.isStarted ? host : undefined
}

export const openedWith = (): Settings | undefined => opened.settings

function placeShown(): Place | undefined {
  const page = runningHost()?.current()
  if (!page) return undefined
  const pairs = Object.entries(page.query).map(([name, value]) => `${name}=${value}`)
  return { path: page.route, query: pairs.join('&') }
}

/** Opens the app anew: there, or else on the page that it shows, with that page's query. */
export function restart(settings: Settings, place: Place = placeShown() ?? opened): void {
  opened = { ...place, settings }
  fit(settings)
  frame.contentWindow?.location.replace(`/?${addressOf(settings).toString()}`)
}

function addressOf(settings: Settings): URLSearchParams {
  const { statusBar, homeBar, system } = deviceOf(settings)
  const position = positionOf(settings)
  return new URLSearchParams({
    path: opened.path,
    query: opened.query,
    scene: opened.scene ?? '',
    theme: settings.theme,
    fontScale: settings.fontScale,
    library: settings.library,
    promises: settings.promises,
    system,
    statusBar: String(statusBar),
    homeBar: String(homeBar),
    network: networkTypes[settings.network] ?? 'wifi',
    place: position ? `${position.latitude},${position.longitude}` : '',
    scan: settings.scan,
  })
}

/** The phone in its size, drawn smaller where the window has no room for it. */
export function fit(settings: Settings): void {
  const { width, height, name } = deviceOf(settings)
  frame.style.width = `${width}px`
  frame.style.height = `${height}px`
  frame.title = name
  const whole = { width: width + 2 * rim, height: height + 2 * rim }
  const share = innerWidth < narrow ? 1 : 0.52
  const room = { width: innerWidth * share - 2 * margin, height: innerHeight - 2 * margin }
  const scale = Math.min(1, room.width / whole.width, room.height / whole.height)
  shell.style.transform = `scale(${scale})`
  stage.style.width = `${whole.width * scale}px`
  stage.style.height = `${whole.height * scale}px`
}

/** Where the phone's screen lies in this window. */
export const screenOf = (): DOMRect => frame.getBoundingClientRect()
