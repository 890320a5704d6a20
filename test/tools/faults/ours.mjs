/** Faults against what holds in this repository alone, or in some of its folders alone. */
import phones from '../../../config/phones.js'
import { newerThan } from '../../../tools/wechat/since.mjs'

const [newest] = newerThan(phones.baseLibrary)

const store = (made) => `import { makeAutoObservable } from 'mobx'

class Book {
  page = 1
  readonly title = 'a'

  constructor() {
    ${made}
  }

  turn(): void {
    this.page += 1
  }
}
`

const component = (body, { imports = 'book', takes = '', more = '' } = {}) => `
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ${imports} } from '@/session/book'
${more}
void [observer, useState]
${body.replace('Page()', `Page(${takes})`)}
`

const observe = (fault, clean, about) => ({
  rule: 'linji/observe-what-you-read',
  place: 'src/pages/home/Seeded.tsx',
  fault: component(fault, about),
  clean: component(clean, about),
})

const props = {
  imports: 'type openBook',
  takes: '{ book }: Props',
  more: 'interface Props {\n  book: ReturnType<typeof openBook>\n}',
}

const stores = [
  observe(
    'export function Page() {\n  return <div>{book.page}</div>\n}',
    'export const Page = observer(function Page() {\n  return <div>{book.page}</div>\n})',
  ),
  observe(
    'export function Page() {\n  const { page } = book\n  return <div>{page}</div>\n}',
    'export function Page() {\n  const { title } = book\n  return <div>{title}</div>\n}',
  ),
  observe(
    'export function Page() {\n  return <div>{[1].map((one) => one + book.page)}</div>\n}',
    'export function Page() {\n  return <button onClick={() => void book.page}>{book.title}</button>\n}',
  ),
  observe(
    'export function Page() {\n  const [kept] = useState(() => openBook())\n  return <div>{kept.page}</div>\n}',
    'export function Page() {\n  const [kept] = useState(() => openBook())\n  return <div onClick={() => kept.turn()} />\n}',
    { imports: 'openBook' },
  ),
  observe(
    'export function Page() {\n  return <div>{book.page}</div>\n}',
    'export const Page = observer(function Page() {\n  return <div>{book.page}</div>\n})'.replace(
      'Page()',
      'Page({ book }: Props)',
    ),
    props,
  ),
  {
    rule: 'linji/unconditional-make-observable',
    place: 'src/session/seeded.ts',
    fault: `${store('if (Math.random() > 1) makeAutoObservable(this)')}export const book = new Book()`,
    clean: `${store('makeAutoObservable(this)')}export const book = new Book()`,
  },
]

const hooks = [
  {
    rule: 'react-hooks/rules-of-hooks',
    place: 'src/ui/Seeded.tsx',
    fault:
      "import { useState } from 'react'\nexport function Page({ a }: { a: boolean }) {\n  if (a) useState(1)\n  return null\n}",
    clean:
      "import { useState } from 'react'\nexport function Page() {\n  useState(1)\n  return null\n}",
  },
  {
    rule: 'react-hooks/exhaustive-deps',
    place: 'src/ui/Seeded.tsx',
    fault:
      "import { useEffect } from 'react'\nexport function Page({ a }: { a: () => void }) {\n  useEffect(() => a(), [])\n  return null\n}",
    clean:
      "import { useEffect } from 'react'\nexport function Page({ a }: { a: () => void }) {\n  useEffect(() => a(), [a])\n  return null\n}",
  },
]

const syntax = 'linji/no-restricted-syntax'
const restricted = [
  {
    rule: syntax,
    place: 'src/pages/home/seeded.ts',
    fault: 'declare const env: { TARO_ENV: string }\nexport const a = env.TARO_ENV',
    clean: 'declare const env: { OTHER: string }\nexport const a = env.OTHER',
  },
  {
    rule: syntax,
    place: 'src/hosts/seeded.ts',
    fault: "declare const pageOrigin: () => string\nexport const a = pageOrigin() + '/a.png'",
    clean: 'declare const pageOrigin: () => string\nexport const a = pageOrigin()',
  },
  ...['src/pages/home', 'src/platform', 'src/shell'].map((place) => ({
    rule: syntax,
    place: `${place}/seeded.ts`,
    fault: "export const a = 'b'.replaceAll('b', 'c')",
    clean: "export const a = 'b'.replace('b', 'c')",
  })),
  ...['db.transaction', 'apart'].map((call) => ({
    rule: syntax,
    place: 'server/areas/wallet/seeded.ts',
    fault: `declare const db: { transaction: (f: () => number) => void }\ndeclare const apart: (f: () => number) => void\ndeclare const providers: { a: number }\n${call}(() => providers.a)\nvoid [db, apart]`,
    clean: `declare const db: { transaction: (f: () => number) => void }\ndeclare const apart: (f: () => number) => void\ndeclare const providers: { a: number }\nconst { a } = providers\n${call}(() => a)\nvoid [db, apart]`,
  })),
  {
    rule: syntax,
    place: 'server/areas/wallet/seeded.ts',
    fault:
      'declare const tx: { transaction: (f: () => number) => void }\nexport const a = () => tx.transaction(() => 1)',
    clean:
      'declare const database: { transaction: (f: () => number) => void }\nexport const a = () => database.transaction(() => 1)',
  },
  ...['window', 'document', 'location', 'history', 'localStorage', 'navigator', 'wx'].map(
    (name) => ({
      rule: 'no-restricted-globals',
      place: 'src/pages/home/seeded.h5.ts',
      fault: `declare global {\n  const wx: object\n}\nvoid ${name}\n`,
      clean: `export const f = (${name}: object) => ${name}`,
    }),
  ),
  {
    rule: 'no-restricted-globals',
    place: 'server/areas/wallet/seeded.ts',
    fault: "export const a = fetch('https://a.example')",
    clean: "export const f = (fetch: (a: string) => string) => fetch('https://a.example')",
  },
]

const imports = 'no-restricted-imports'
const makers = ['providers', 'a/sms', 'a/storage', 'a/wechat', 'a/payment', 'a/logistics']
const restrictedImports = [
  {
    rule: imports,
    place: 'src/pages/home/seeded.ts',
    fault: "import { input } from '@contract/api'\nexport const a = input",
    clean:
      "import type { Input } from '@contract/api'\nimport { scenes } from '@contract/scenes'\nexport const a: Input = scenes",
  },
  ...['areas/wallet', 'http', 'jobs'].flatMap((folder) =>
    makers.map((name) => ({
      rule: imports,
      place: `server/${folder}/seeded.ts`,
      fault: `import { createIt } from '@server/providers/${name}'\nexport const a = createIt`,
      clean: `import type { It } from '@server/providers/${name}'\nexport type A = It`,
    })),
  ),
  {
    rule: imports,
    place: 'server/jobs/seeded.ts',
    fault: "import type { Config } from '@server/config'\nexport type A = Config",
    clean: "import type { Settings } from '@server/config'\nexport type A = Settings",
  },
]

const others = [
  {
    rule: 'linji/import-order',
    place: 'src/pages/home/seeded.ts',
    fault: "import { a } from './row'\nimport { b } from '@/ui/row'\nexport const c = [a, b]",
    clean: "import { b } from '@/ui/row'\nimport { a } from './row'\nexport const c = [a, b]",
  },
  {
    rule: 'linji/import-order',
    place: 'src/pages/home/seeded.ts',
    fault:
      "import { b } from '@/ui/row'\nimport { observer } from 'mobx-react'\nexport const c = [b, observer]",
    clean:
      "import { observer } from 'mobx-react'\nimport { b } from '@/ui/row'\nexport const c = [b, observer]",
  },
  {
    rule: 'linji/ask-before-newer',
    place: 'src/platform/seeded.ts',
    fault: `declare const Taro: Record<string, (a?: string) => void>\nTaro.${newest}?.()`,
    clean: `declare const Taro: Record<string, (a?: string) => void>\nTaro.canIUse?.('${newest}')\nTaro.${newest}?.()`,
  },
  {
    rule: 'unused directive',
    place: 'server/seeded.ts',
    fault: '// eslint-disable-next-line no-console\nexport const a = 1',
    clean: "// eslint-disable-next-line no-console -- it is wanted\nconsole.log('a')",
  },
  {
    // what the mini programs do not compile is judged by its types too
    rule: 'typescript/no-floating-promises',
    place: 'src/ui/Seeded.h5.tsx',
    fault: 'declare const later: () => Promise<void>\nlater()',
    clean: 'declare const later: () => Promise<void>\nvoid later()',
  },
]

export const ours = [...stores, ...hooks, ...restricted, ...restrictedImports, ...others]

/** What is let pass where it is, though it would be a fault elsewhere. */
export const letPass = {
  'tools/passing.ts': "console.log('a')",
  'test/passing.ts': "console.log('a')",
  'config/passing.ts': "console.log('a')",
  'server/safekeeping/backup.ts': "console.log('a')",
  'server/providers/reach.ts': "export const a = fetch('https://a.example')",
  'server/http/server.ts':
    "import { createIt } from '@server/providers/providers'\nexport const a = createIt",
  'src/platform/passing.h5.ts': 'export const b = window',
  'src/platform/Taro.ts':
    'declare const Taro: { animate: () => void }\nTaro.animate()\nexport const a = process.env.TARO_ENV',
  'src/ui/Passing.tsx':
    'export const A = () => <button onClick={async () => {\n  await Promise.resolve()\n}} />',
  'test/unit/mini/passing.ts':
    'class A {\n  b = 1\n  c() {\n    return this.b\n  }\n}\nexport const c = new A().c',
  'tools/passing.mjs': 'const later = async () => {}\nlater()',
  'tools/passing.js': "exports.a = require('node:fs')",
  'server/static/passing.ts': 'var a = 1',
  'tools/fixture/passing.ts': 'var a = 1',
}

const providers = 'export const createIt = 1\nexport type It = number\n'

/** What the faults import. */
export const met = {
  'src/session/book.ts': `${store('makeAutoObservable(this)')}
export const book = new Book()
export const openBook = (): Book => book
`,
  'src/ui/row.ts': 'export const b = 1\n',
  'src/pages/home/row.ts': 'export const a = 1\n',
  'contract/api.ts': 'export const input = 1\nexport type Input = number\n',
  'contract/scenes.ts': 'export const scenes = 1\n',
  'server/config.ts': 'export interface Config {\n  a: 1\n}\nexport type Settings = Config\n',
  ...Object.fromEntries(makers.map((name) => [`server/providers/${name}.ts`, providers])),
}
