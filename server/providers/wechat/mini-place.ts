import { longestScene, scenes } from '@contract/scenes'
import { scenePages } from './scene-pages'

/** A page of the consumer mini program, and what its code says (contract/scenes.ts). */
export interface MiniPlace {
  page: string
  scene: string
}

export type SceneLetter = keyof typeof scenes
export type SceneParams<L extends SceneLetter> = Readonly<
  Record<(typeof scenes)[L]['params'][number], string | number>
>

const value = /^[\w-]+$/

/** Where a mini-program code leads; the app reads what it says in src/routes/scene.ts. */
export function miniPlace<L extends SceneLetter>(letter: L, given: SceneParams<L>): MiniPlace {
  const names: readonly (keyof SceneParams<L>)[] = scenes[letter].params
  const values = names.map((name) => String(given[name]))
  const scene = [letter, ...values].join('.')
  if (scene.length > longestScene || !values.every((one) => value.test(one)))
    throw new Error(`${scene} does not fit into a code`)
  return { page: scenePages[letter], scene }
}
