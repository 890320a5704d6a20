import type { Manifest, WindowConfig } from '../../build/manifest'
import { packageOf } from '../../build/packages'
import { options } from './options'

export const manifest = (await (await fetch('/~/manifest.json')).json()) as Manifest
const { app, configs, roots } = manifest

export const tabs = app.tabBar?.list ?? []
export const isTab = (route: string) => tabs.some((tab) => tab.pagePath === route)
export const packageOfPage = (path: string) => packageOf(`${path}/`, roots)
export const packageOfFile = (file: string) => packageOf(file, roots)

/** Tags that the app defines itself. */
export const componentTags = new Set(
  [app, ...Object.values(configs)].flatMap((config) => Object.keys(config.usingComponents ?? {})),
)

/** `@name` in app.json stands for theme.json's value in the theme of the moment. */
export function themed<T extends object>(config: T): T {
  const values = manifest.themes[app.darkmode ? options.theme : 'light'] ?? {}
  const resolve = (value: unknown) =>
    typeof value === 'string' && value.startsWith('@') ? values[value.slice(1)] : value
  const entries = Object.entries(config).map(([key, value]) => [key, resolve(value)])
  return Object.fromEntries(entries) as T
}

export const windowConfig = (route: string): WindowConfig =>
  themed({ ...app.window, ...configs[route] })
