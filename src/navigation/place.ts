import Taro from '@tarojs/taro'
import type { PageObject } from '../platform/page'
import type { Place, RouteName } from '../routes/route'

/** Where a person without a way back is taken. */
export const homeName: RouteName = __APP__ === 'iter' ? 'windowManagement' : 'index'

/** The pages that are open, the one in front last. */
export function placesInStack(): (Place | undefined)[] {
  return Taro.getCurrentPages().map((page) => (page as unknown as PageObject).place)
}

export const currentPlace = () => placesInStack().at(-1)

export function samePlace(a: Place | undefined, b: Place | undefined): boolean {
  if (!a || !b || a.name !== b.name) return false
  const keys = new Set([...Object.keys(a.params), ...Object.keys(b.params)])
  return [...keys].every((key) => a.params[key] === b.params[key])
}
