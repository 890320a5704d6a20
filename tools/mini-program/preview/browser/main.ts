import { readAbout } from './about'
import { networkTypes } from './choices'
import { openEntering } from './entering'
import { fit, openedWith, restart, runningHost, type PhoneHost } from './phone'
import { drawIssues } from './panels/issues'
import { drawRequests, openRequests } from './panels/requests'
import { drawSetData } from './panels/setData'
import { drawStack } from './panels/stack'
import { drawStorage } from './panels/storage'
import { takePicture } from './picture'
import { openSettings, positionOf, readSettings, type Settings } from './settings'
import { openSharing } from './sharing'
import { openSigningIn } from './signingIn'

const lookEvery = 400
const status = document.getElementById('status')!
const tell = (text: string) => void (status.textContent = text)
const button = (id: string) => document.getElementById(id) as HTMLButtonElement

const setNetwork = ({ network }: Settings) =>
  fetch(`/~/preview/network?to=${network}`, { method: 'POST' })

/** What changes while the app runs; everything else opens it anew. */
const live: Partial<Record<keyof Settings, (settings: Settings) => void | Promise<void>>> = {
  theme: ({ theme }) => runningHost()?.setTheme(theme),
  network: async (settings) => {
    await setNetwork(settings)
    runningHost()?.setNetwork(networkTypes[settings.network] ?? 'wifi')
  },
  place: (settings) => supply({ location: positionOf(settings) }),
  scan: ({ scan }) => supply({ scan: scan || null }),
}

function supply(given: { location: ReturnType<typeof positionOf> } | { scan: string | null }) {
  Object.assign(runningHost()?.supplied ?? {}, given)
}

function listenForBuilds(): void {
  const events = new EventSource('/~/preview/events')
  events.addEventListener('built', () => {
    tell(`${new Date().toLocaleTimeString('zh-CN')} 有新的构建，已重新打开`)
    restart(readSettings())
  })
  events.addEventListener('broken', () => tell('新的构建还读不出来'))
  events.addEventListener('error', () => tell('预览已停止，等它回来…'))
  events.addEventListener('open', () => tell(''))
}

let seen: PhoneHost | undefined

/** What a person changed while the app was still opening. */
function catchUp(host: PhoneHost): void {
  if (host === seen) return
  seen = host
  const settings = readSettings()
  for (const name of Object.keys(live) as (keyof Settings)[]) {
    if (settings[name] !== openedWith()?.[name]) void live[name]?.(settings)
  }
}

async function look(): Promise<void> {
  if (document.hidden) return
  const host = runningHost()
  if (host) {
    catchUp(host)
    drawSetData(host.report.setData)
    drawStorage(host.storage())
    drawStack(host.stack())
    drawIssues(host.report)
  }
  await drawRequests()
}

async function keepLooking(): Promise<void> {
  await look().catch(() => {})
  setTimeout(() => void keepLooking(), lookEvery)
}

async function open(): Promise<void> {
  const about = await readAbout()
  openSettings(about, (name, settings) => void (live[name] ?? restart)(settings))
  openRequests()
  openEntering(about)
  openSharing(tell)
  openSigningIn(about, tell)
  button('picture').addEventListener('click', () => {
    takePicture().catch(({ message }: Error) => tell(`没有截到图：${message}`))
  })
  button('restart').addEventListener('click', () => restart(readSettings()))
  button('clear-storage').addEventListener('click', () => {
    runningHost()?.clearStorage()
    restart(readSettings())
  })
  addEventListener('resize', () => fit(readSettings()))
  fit(readSettings())
  listenForBuilds()
  await setNetwork(readSettings())
  restart(readSettings())
  await keepLooking()
}

void open()
