import { history } from '@tarojs/router'

/** What of Taro's router on H5 is used here, in types of our own: it publishes none. */
export interface RouterConfig {
  routes: {
    path: string
    load: () => [page: Promise<unknown>]
  }[]
  router: { forcePath?: string }
}

export interface Target {
  pathname?: string
  search?: string
  hash?: string
}

export interface Update {
  action: string
  location: Target & { key: string }
}

export type Listener = (update: Update) => unknown
export type Navigate = (to: string | Target, state?: unknown) => void

export interface RouterHistory {
  readonly location: Update['location']
  listen: (listener: Listener) => () => void
  back: () => void
  push: Navigate
  replace: Navigate
}

export const routerConfig = () =>
  (window as unknown as { __taroAppConfig: RouterConfig }).__taroAppConfig

/** There once the router has been made. */
export const routerHistory = () => history as unknown as RouterHistory
