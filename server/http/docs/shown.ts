import { api, type Path } from '@contract/api'
import { type Access, type Call, roles } from '@contract/call'

/** Whose calls are nobody's business but those of the house. */
const staff: readonly Access[] = roles

/** In production what the people's app may call; elsewhere every call. */
export function shownCalls(production: boolean): Path[] {
  const paths = Object.keys(api) as Path[]
  if (!production) return paths
  return paths.filter((path) => {
    const { access }: Call = api[path]
    return !staff.includes(access)
  })
}
