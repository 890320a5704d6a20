/** What was found out about a row: `true` it is done, `false` it is missing, `undefined` only a person can see. */
import { objectionTo } from '../../environment.mjs'

export const seen = (found, words) => [found, words]
export const yours = (words) => [undefined, words]

/** The server is told its settings where it runs, and may be told none in this shell. */
export function told(env, names, found = () => seen(true, names.join(', '))) {
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return yours(`the server is to be told ${names.join(', ')}`)
  return missing.length > 0 ? seen(false, `without ${missing.join(', ')}`) : found(env)
}

/** Of a host that phones reach, and that the build was told of. */
export function ofHost(origin, build, found) {
  const objection = objectionTo(origin)
  if (objection) return seen(false, `${origin} ${objection}: build it with --release`)
  if (!build.names(origin)) return seen(false, `the build does not call ${origin}: build it anew`)
  return yours(found(new URL(origin).origin))
}

export const consumer = ['weapp']

/** No console has to be told. */
export const nowhere = 'nowhere'
