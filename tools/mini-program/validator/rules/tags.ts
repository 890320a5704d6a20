import { z } from 'zod'
import type { Fault } from '../Finding'
import { templatesFrom } from '../references/reach'
import { templatesOf } from '../templates'
import type { Upload } from '../Upload'
import { components } from '../wechat/components'

const names = z.record(z.string(), z.unknown()).catch({})
const owner = z.object({ usingComponents: names, componentGenerics: names })

function declaredIn(upload: Upload, file: string): string[] {
  const { data } = owner.safeParse(upload.json(file))
  return [data?.usingComponents, data?.componentGenerics].flatMap((each) => Object.keys(each ?? {}))
}

/** A tag is WeChat's own, or a component that the page names whose templates hold it. */
export function unknownTag(upload: Upload): Fault[] {
  const everywhere = declaredIn(upload, 'app.json')
  const faults = new Map<string, Fault>()
  for (const view of upload.views) {
    const own = new Set([...everywhere, ...declaredIn(upload, `${view}.json`)])
    for (const file of templatesFrom(upload, `${view}.wxml`)) {
      for (const { name, line } of templatesOf(upload).get(file) ?? []) {
        if (components.has(name) || own.has(name)) continue
        const message = `<${name}> is none of WeChat's, and ${view}.json names no such component`
        faults.set(`${file}:${line} ${name}`, { file, line, message })
      }
    }
  }
  return [...faults.values()]
}

const binding = /^(?:mut-bind|capture-bind|capture-catch|bind|catch):?(\w+)$/

/** What a template listens to is an event of the component. */
export const eventName = (upload: Upload): Fault[] =>
  [...templatesOf(upload)].flatMap(([file, tags]) =>
    tags.flatMap(({ name, line, attributes }) => {
      const events = components.get(name)
      if (!events) return []
      return Object.keys(attributes).flatMap((attribute) => {
        const event = binding.exec(attribute)?.[1]
        if (event === undefined || events.has(event)) return []
        return [{ file, line, message: `<${name}> has no event ${event}` }]
      })
    }),
  )
