import { emit } from './hooks'
import { copy } from './json'
import { options } from './options'
import { guarded, onReportedError } from './report'

type Handler = (value: unknown) => unknown
type AppInstance = Record<string, unknown>

let instance: AppInstance | undefined

/** How somebody came to the app: where from, and to which page. */
export interface Entry {
  path: string
  query: Record<string, string>
  /** WeChat's number for where it was opened from. */
  scene: number
}

const withRest = (entry: Entry) => ({ ...entry, referrerInfo: {}, mode: 'default' })

export const launch = withRest({ path: '', query: {}, scene: options.scene })

/** The last time somebody came: at the launch, or back from the background. */
let entry = launch

export const entryNow = () => copy(entry)

export const getApp = () => instance

export function tellApp(hook: string, value?: unknown): void {
  const handler = instance?.[hook]
  if (typeof handler === 'function') guarded(hook, handler.bind(instance) as Handler)(value)
}

export function App(definition: AppInstance): void {
  instance = { ...definition }
  tellApp('onLaunch', copy(launch))
  tellApp('onShow', entryNow())
  onReportedError((message) => tellApp('onError', message))
}

export function tellEntry(next: Entry = entry): void {
  entry = withRest(next)
  tellApp('onShow', entryNow())
  emit('AppShow', entryNow())
}
