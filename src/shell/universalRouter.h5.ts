import { matchPath } from '@/routes/match'

interface Entry {
  path: string
  action: (context: { pathname: string }, params: Record<string, string>) => unknown
}

/**
 * What `universal-router` is on H5: Taro has it find the page of an address and does no more, and the
 * route table finds it in the first load already.
 */
export default class UniversalRouter {
  constructor(private readonly entries: readonly Entry[]) {}

  resolve(pathname: string): unknown {
    const match = matchPath(pathname)
    const entry = this.entries.find(({ path }) => path === `/${match?.route.page}`)
    if (!match || !entry) throw Object.assign(new Error(pathname), { status: 404 })
    return entry.action({ pathname }, match.params)
  }
}
