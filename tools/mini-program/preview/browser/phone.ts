import type { HostWindow } from '../../client/logic/main'
import { networkTypes } from './choices'
import { deviceOf, positionOf, type Settings } from './settings'

export type PhoneHost = HostWindow['host']

/** As in page.css. */
const rim = 8
const margin = 16

const stage = document.getElementById('stage')!
const shell = document.getElementById('case')!
const frame = document.getElementById('phone') as HTMLIFrameElement

/** What the app was last opened with, and where. */
let opened: { settings?: Settings; path: string; query: string } = placeInAddress()

function placeInAddress() {
  const given = new URLSearchParams(location.search)
  return { path: given.get('path') ?? '', query: given.get('query') ?? '' }
}

/** The app that runs in the frame; none while it opens. */
export function runningHost(): PhoneHost | undefined {
  const { host } = frame.contentWindow as unknown as Partial<HostWindow>
  return host?.isStarted ? host : undefined
}

export const openedWith = (): Settings | undefined => opened.settings

/** Opens the app anew on the page that it shows, with that page's query. */
export function restart(settings: Settings): void {
  const page = runningHost()?.current()
  if (page) {
    const pairs = Object.entries(page.query).map(([name, value]) => `${name}=${value}`)
    opened = { path: page.route, query: pairs.join('&') }
  }
  opened.settings = settings
  fit(settings)
  frame.contentWindow?.location.replace(`/?${addressOf(settings).toString()}`)
}

function addressOf(settings: Settings): URLSearchParams {
  const position = positionOf(settings)
  return new URLSearchParams({
    path: opened.path,
    query: opened.query,
    theme: settings.theme,
    fontScale: settings.fontScale,
    statusBar: String(deviceOf(settings).statusBar),
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
  const room = { width: innerWidth * 0.52, height: innerHeight - 2 * margin }
  const scale = Math.min(1, room.width / whole.width, room.height / whole.height)
  shell.style.transform = `scale(${scale})`
  stage.style.width = `${whole.width * scale}px`
  stage.style.height = `${whole.height * scale}px`
}
