import { longestScene, scenes } from '@contract/scenes'
import { routeNamed } from './match'
import type { Place } from './route'
import { placeIn } from './url'

const kinds = new Map(Object.entries(scenes))
const value = /^[\w-]+$/

/** What a mini-program code says to the place that it names, or undefined. */
export function placeOfScene(scene: string): Place | undefined {
  if (scene.length > longestScene) return undefined
  const [letter = '', ...values] = scene.split('.')
  const kind = kinds.get(letter)
  if (values.length !== kind?.params.length || !values.every((one) => value.test(one))) return
  const params = kind.params.map((name, at) => [name, values[at] ?? ''])
  return placeIn(routeNamed(kind.route), Object.fromEntries(params) as Record<string, string>)
}
