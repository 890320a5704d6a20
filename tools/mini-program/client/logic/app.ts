import { copy } from './json'
import { options } from './options'
import { guarded, onReportedError } from './report'

type Handler = (value: unknown) => unknown
type AppInstance = Record<string, unknown>

let instance: AppInstance | undefined

export const launch = {
  path: '',
  query: {} as Record<string, string>,
  scene: options.scene,
  referrerInfo: {},
  mode: 'default',
}

/** The same of the last time it was opened, which may have been while it was alive. */
export const entered = { ...launch }

export const getApp = () => instance

export function tellApp(hook: string, value?: unknown): void {
  const handler = instance?.[hook]
  if (typeof handler === 'function') guarded(hook, handler.bind(instance) as Handler)(value)
}

export function App(definition: AppInstance): void {
  instance = { ...definition }
  tellApp('onLaunch', copy(launch))
  tellApp('onShow', copy(launch))
  onReportedError((message) => tellApp('onError', message))
}
