import { longestScene, scenes } from '@contract/scenes'

export type SceneLetter = keyof typeof scenes
export type SceneParams<L extends SceneLetter> = Readonly<
  Record<(typeof scenes)[L]['params'][number], string | number>
>

const value = /^[\w-]+$/

/** What a mini-program code says to lead to a place; the app reads it in src/routes/scene.ts. */
export function sceneOf<L extends SceneLetter>(letter: L, given: SceneParams<L>): string {
  const names: readonly (keyof SceneParams<L>)[] = scenes[letter].params
  const values = names.map((name) => String(given[name]))
  const scene = [letter, ...values].join('.')
  if (scene.length > longestScene || !values.every((one) => value.test(one)))
    throw new Error(`${scene} does not fit into a code`)
  return scene
}
