import type { HostWindow } from '../../client/logic/main'
import { networkTypes } from './choices'
import { deviceOf, positionOf, type Settings } from './settings'

export type PhoneHost = HostWindow['host']

const stage = document.getElementById('stage')!
const shell = document.getElementById('case')!
const frame = document.getElementById('phone') as HTMLIFrameElement

/** The app that runs in the frame; none while it opens. */
export function runningHost(): PhoneHost | undefined {
  const { host } = frame.contentWindow as unknown as Partial<HostWindow>
  return host?.isStarted ? host : undefined
}

/** Opens the app anew on the page that it shows, with that page's query. */
export function restart(settings: Settings): void {
  fit(settings)
  const page = runningHost()?.current()
  const query = Object.entries(page?.query ?? {}).map(([name, value]) => `${name}=${value}`)
  const position = positionOf(settings)
  const start = {
    path: page?.route ?? '',
    query: query.join('&'),
    theme: settings.theme,
    fontScale: settings.fontScale,
    statusBar: String(deviceOf(settings).statusBar),
    network: networkTypes[settings.network] ?? 'wifi',
    place: position ? `${position.latitude},${position.longitude}` : '',
    scan: settings.scan,
  }
  frame.contentWindow?.location.replace(`/?${new URLSearchParams(start).toString()}`)
}

/** The phone in its size, drawn smaller where the window has no room for it. */
export function fit(settings: Settings): void {
  const { width, height, name } = deviceOf(settings)
  frame.style.width = `${width}px`
  frame.style.height = `${height}px`
  frame.title = name
  shell.style.transform = ''
  const { offsetWidth, offsetHeight } = shell
  const room = { width: innerWidth * 0.52, height: innerHeight - 32 }
  const scale = Math.min(1, room.width / offsetWidth, room.height / offsetHeight)
  shell.style.transform = `scale(${scale})`
  stage.style.width = `${offsetWidth * scale}px`
  stage.style.height = `${offsetHeight * scale}px`
}
