import { z } from 'zod'
import type { Upload } from '../Upload'
import type { Reference } from './Reference'
import { resolve } from './resolve'

const names = z.record(z.string(), z.string()).catch({})
const owner = z.object({ usingComponents: names, componentPlaceholder: names })

export interface ComponentReference extends Reference {
  tag: string
  /** The component's path without an ending. */
  target: string
}

/** A component named with a placeholder may come from a package that is not there yet. */
export function componentReferences(upload: Upload): ComponentReference[] {
  const owners = ['app.json', ...upload.views.map((id) => `${id}.json`)]
  return owners.flatMap((from) => {
    const { data } = owner.safeParse(upload.json(from))
    return Object.entries(data?.usingComponents ?? {})
      .filter(([, written]) => !/^(plugin|ext):/.test(written))
      .map(([tag, written]) => {
        const target = resolve(from, written)
        const late = data?.componentPlaceholder[tag] !== undefined
        return { from, tag, written, target, targets: [`${target}.js`], late }
      })
  })
}
