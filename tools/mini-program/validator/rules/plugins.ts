import { z } from 'zod'
import type { Fault } from '../Finding'
import { literal } from '../scripts/literal'
import { scriptsOf } from '../scripts/scripts'
import { textsOf } from '../scripts/texts'
import type { Upload } from '../Upload'

interface Use {
  file: string
  line?: number
  column?: number
  name: string
}

/** A plugin that is used is declared in app.json, for all or for the package. */
export const plugin = (upload: Upload): Fault[] =>
  [...componentsOf(upload), ...addressesOf(upload), ...requiredIn(upload)]
    .filter(({ file, name }) => !isDeclared(upload, file, name))
    .map(({ name, ...place }) => ({ ...place, message: `app.json declares no plugin ${name}` }))

function isDeclared(upload: Upload, file: string, name: string): boolean {
  const own = upload.packages.filter(({ root }) => root === upload.packageOf(file))
  return [upload.app, ...own].some(({ plugins }) => plugins[name] !== undefined)
}

const address = /^plugin:\/\/([^/]+)/
const nameIn = (text: string): string[] => address.exec(text)?.slice(1) ?? []
const owner = z.object({ usingComponents: z.record(z.string(), z.string()).catch({}) })

const componentsOf = (upload: Upload): Use[] =>
  upload.ending('.json').flatMap((file) => {
    const { data } = owner.safeParse(upload.json(file))
    const written = Object.values(data?.usingComponents ?? {})
    return written.flatMap((text) => nameIn(text).map((name) => ({ file, name })))
  })

const addressesOf = (upload: Upload): Use[] =>
  textsOf(upload).flatMap(({ file, line, column, text }) =>
    nameIn(text).map((name) => ({ file, line, column, name })),
  )

const requiredIn = (upload: Upload): Use[] =>
  scriptsOf(upload).flatMap(({ file, free }) =>
    free.flatMap(({ name: callee, line, column, ancestors }) => {
      const call = ancestors.at(-1)
      if (callee !== 'requirePlugin' || call?.type !== 'CallExpression') return []
      const name = literal(call.arguments[0])
      return name === undefined ? [] : [{ file, line, column, name }]
    }),
  )
