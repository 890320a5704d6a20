/** Which files oxlint has passed as they are, while all that they import is what it was: rules read types. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../digest.mjs'
import { root } from '../install.mjs'
import { seen } from '../test/imports.mjs'
import { openMemory } from '../test/memory.mjs'
import { tracked } from '../test/tracked.mjs'

/** What oxlint looks at. */
export const isCode = /\.(m?tsx?|m?js)$/

const memory = openMemory(join(root, '.cache/lint'))

/** What every verdict depends on; the folders are the areas that are held apart. */
const setUp = () =>
  digest(
    tracked(
      /^(oxlint\.config\.mjs|package-lock\.json|server\/areas\/areas\.ts|config\/phones\.js|tools\/((lint|browsers)\/.*|wechat\/since\.mjs|mini-program\/package\.json))$|tsconfig.*\.json$|\.d\.m?ts$/,
    ),
    {
      node: process.version,
      areas: ['server/areas', 'src/pages'].map((folder) => readdirSync(join(root, folder))),
    },
  )

/** Gives the files that have to be looked at, and what to do once they have passed. */
export function sinceLastPass() {
  const set = setUp()
  const known = memory.recall('passed')
  const before = known?.set === set ? known.files : {}
  const sightOf = (file) => digest([...seen(file)])
  const now = Object.fromEntries(tracked(isCode).map((file) => [file, sightOf(file)]))
  return {
    files: Object.keys(now).filter((file) => before[file] !== now[file]),
    remember: () => memory.remember('passed', { set, files: now }),
  }
}
