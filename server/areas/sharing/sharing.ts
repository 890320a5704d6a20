import type { Outside } from '@server/call/handler'
import { borrow } from './loans'
import { type SceneLetter, sceneOf, type SceneParams } from './scene'
import { scenePages } from './scene-pages'

type Asking = Pick<Outside, 'db' | 'config' | 'now' | 'providers'>

/** The picture of a code that opens a place in the mini program; empty where there is none. */
export function miniCodeOf<L extends SceneLetter>(
  context: Asking,
  letter: L,
  params: SceneParams<L>,
): Promise<string> {
  const place = { scene: sceneOf(letter, params), page: scenePages[letter] }
  return borrow(context, `mini code ${place.scene}`, () => context.providers.wechat.miniCode(place))
}
