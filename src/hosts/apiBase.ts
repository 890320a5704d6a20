import { pageHost, pageOrigin } from '../platform/address'
import { write } from '../platform/storage'
import { keys } from '../session/keys'

interface Bases {
  activityHost: string
  production: string
  test: string
}

/** Pages on the production activity host talk to the production API, all others to the test API. */
export function chooseBase(host: string, { activityHost, production, test }: Bases): string {
  const isProduction = activityHost === '' || host === '' || host === activityHost
  return isProduction ? production : test
}

let base: string | undefined

export function apiBase(): string {
  if (base === undefined) {
    const chosen = chooseBase(pageHost(), {
      activityHost: process.env.TARO_APP_ACTIVITY_HOST,
      production: process.env.TARO_APP_API_PRODUCTION,
      test: process.env.TARO_APP_API_TEST,
    })
    base = (chosen || pageOrigin()).replace(/\/$/, '')
    write(keys.apiBase, base)
  }
  return base
}
